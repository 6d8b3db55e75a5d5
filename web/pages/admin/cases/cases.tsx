import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminPage } from "#web/pages/admin/admin-page.tsx";
import { FilterFields } from "#web/pages/admin/list/filter-fields.tsx";
import { addressOfQuery, partsOf, queryOfAddress } from "#web/pages/admin/list/filters.ts";
import { groupLoader } from "#web/pages/admin/list/list-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { classes } from "#web/ui/classes.ts";
import type { Route } from "./+types/cases";
import { CaseBlock } from "./case-block.tsx";
import { caseGroups, caseLists } from "./case-lists.ts";

export const loader = groupLoader(caseGroups, async (api, { group: state, page }, { request }) => {
  const { searchParams } = new URL(request.url);
  const { group: _, ...asked } = queryOfAddress(caseLists[state].filters, searchParams);
  const query = { ...asked, state };
  return { ...(await api.cases.list({ query: { ...query, page } })), query };
});

export function meta() {
  return privateMeta("deals:admin.title");
}

/** For moderators: what sides of deals report, to be decided with reasons. */
export default function Cases({ loaderData: { list, group, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("dealAdmin");
  const path = pathTo("cases", useLocale());
  const { query } = list;
  const of = caseLists[group];
  const narrowed = addressOfQuery(partsOf(of.filters).narrowing, query);
  const filterClass = classes(
    "items-start max-wide:[&>:first-child]:col-span-full [&>:last-child]:col-span-full",
    group === "open"
      ? "tablet:grid-cols-3 wide:grid-cols-[2fr_repeat(3,minmax(0,1fr))]"
      : "tablet:grid-cols-2 wide:grid-cols-[2fr_repeat(2,minmax(0,1fr))]",
  );
  return (
    <AdminPage
      page="cases"
      texts="deals:admin"
      groups={caseGroups}
      {...{ group, list, serverTime }}
      {...(narrowed !== "" && { nothing: { title: t("caseList.nothing.title"), text: t("nothing.text") } })}
      narrowing={{
        values: Object.fromEntries(new URLSearchParams(narrowed)),
        fields: <FilterFields {...{ of, path }} query={{ ...query, group }} className={filterClass} />,
      }}
      readTable={() => browserApi.cases.table({ query })}
      renderItem={(caseFile) => <CaseBlock key={caseFile.id} caseFile={caseFile} now={serverTime} />}
    />
  );
}
