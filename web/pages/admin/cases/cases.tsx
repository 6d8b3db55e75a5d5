import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { apiContext } from "#web/api/server-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { AdminPage } from "#web/pages/admin/admin-page.tsx";
import { adminRefusal } from "#web/pages/admin/admin-refusal.ts";
import { describedOf } from "#web/pages/admin/list/address-of.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/cases";
import { CaseBlock } from "./case-block.tsx";
import { CaseFilters } from "./case-filters.tsx";
import { queryOfCases, usualCases } from "./case-query.ts";

const groups = ["open", "closed"] as const;

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { searchParams } = new URL(args.request.url);
  const query = queryOfCases(searchParams);
  const { cases } = args.context.get(apiContext);
  const list = await cases
    .list({ query: { ...query, page: pageOfAddress(searchParams) } })
    .catch((error: unknown) => {
      throw adminRefusal(error, args.request);
    });
  return { list, query, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("deals:admin.title");
}

/** For moderators: what sides of deals report, to be decided with reasons. */
export default function Cases({ loaderData: { list, query, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("deals");
  const { t: tAdmin } = useTranslation("dealAdmin");
  const path = pathTo("cases", useLocale());
  const { state: group, ...narrowed } = query;
  const values = describedOf(narrowed, usualCases);
  const isNarrowed = Object.keys(values).length > 0;
  return (
    <AdminPage
      page="cases"
      title={t("admin.title")}
      lead={t("admin.lead")}
      groups={groups.map((key) => ({
        key,
        label: t(`admin.group.${key}`),
        ...(key === group && { count: list.total }),
      }))}
      group={group}
      list={list}
      empty={
        isNarrowed
          ? { title: tAdmin("caseFilter.nothing.title"), text: tAdmin("nothing.text") }
          : { title: t(`admin.empty.${group}.title`), text: t(`admin.empty.${group}.text`) }
      }
      narrowing={{ values, fields: <CaseFilters path={path} query={query} /> }}
      serverTime={serverTime}
      readTable={() => browserApi.cases.table({ query })}
      renderItem={(caseFile) => <CaseBlock key={caseFile.id} caseFile={caseFile} now={serverTime} />}
    />
  );
}
