import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import type { ApiClient } from "#web/api/client.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { addressOf } from "#web/pages/admin/list/address-of.ts";
import { AdminList } from "#web/pages/admin/list/admin-list.tsx";
import { ExportButton } from "#web/pages/admin/list/export-button.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { Route } from "./+types/strikes";
import { CancellationLine } from "./cancellation-line.tsx";
import { RetractionLine } from "./retraction-line.tsx";
import { StrikeFilters } from "./strike-filters.tsx";
import { StrikeLine } from "./strike-line.tsx";
import { queryOfStrikes, type StrikeQuery, strikeGroups } from "./strike-query.ts";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const query = queryOfStrikes(new URL(args.request.url).searchParams);
  const { strikeAdmin } = api;
  return { query, list: await read(strikeAdmin, query) };
});

async function read(admin: ApiClient["strikeAdmin"], { group, q, page, ...narrowed }: StrikeQuery) {
  if (group === "retractions")
    return { group, ...(await admin.retractions({ query: { q, page, by: narrowed.retractedBy } })) };
  if (group === "cancellations")
    return { group, ...(await admin.cancellations({ query: { q, page, by: narrowed.cancelledBy } })) };
  return { group, ...(await admin.strikes({ query: { q, page, state: narrowed.state } })) };
}

/** The list that is shown, as a table. */
function readTable({ group, q, ...narrowed }: StrikeQuery) {
  const { strikeAdmin } = browserApi;
  if (group === "retractions") return strikeAdmin.retractionTable({ query: { q, by: narrowed.retractedBy } });
  if (group === "cancellations")
    return strikeAdmin.cancellationTable({ query: { q, by: narrowed.cancelledBy } });
  return strikeAdmin.strikeTable({ query: { q, state: narrowed.state } });
}

export function meta() {
  return privateMeta("strikeAdmin:title");
}

/** For moderators: what people have broken off, in three lists (RULES.md SD3, K12). */
export default function StrikeAdmin({ loaderData: { query, list, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("strikeAdmin");
  const path = pathTo("strikeAdmin", useLocale());
  const { group, q, state } = query;
  const values = { group, q, state, by: query.retractedBy || query.cancelledBy };
  const hrefOf = (described: Record<string, string>) =>
    `${path}${addressOf(described, { group: "strikes", page: "1" })}`;
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("lead")}</p>
        <Tabs
          className="mt-6"
          label={t("title")}
          tabs={strikeGroups.map((each) => ({
            to: hrefOf({ group: each, q }),
            label: t(`group.${each}`),
            current: each === group,
            ...(each === group && { count: list.total }),
          }))}
        />
        <StrikeFilters path={path} query={query} />
        <div className="mt-6">
          {list.items.length > 0 && (
            <div className="mb-2 flex justify-end">
              <ExportButton read={() => readTable(query)} />
            </div>
          )}
          <Lines list={list} path={path} isNarrowed={q !== "" || state !== "" || values.by !== ""} />
        </div>
        <Pagination
          className="mt-9 border-t-0"
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => hrefOf({ ...values, page: String(page) })}
        />
      </div>
    </AdminLayout>
  );
}

function Lines({
  list,
  path,
  isNarrowed,
}: {
  list: Awaited<ReturnType<typeof read>>;
  path: string;
  isNarrowed: boolean;
}) {
  const { t } = useTranslation("strikeAdmin");
  const { group } = list;
  const words = {
    ...{ path, isNarrowed, whole: `${path}${addressOf({ group }, { group: "strikes" })}` },
    empty: { title: t(`empty.${group}`), text: t("empty.text") },
    nothing: { title: t("nothing.title"), text: t("nothing.text"), all: t("nothing.all") },
  };
  if (group === "strikes")
    return (
      <AdminList
        {...words}
        items={list.items}
        renderItem={(each) => <StrikeLine key={each.id} strike={each} />}
      />
    );
  if (group === "retractions")
    return (
      <AdminList
        {...words}
        items={list.items}
        renderItem={(each) => (
          <RetractionLine key={`${each.listing.id} ${each.sequence}`} retraction={each} />
        )}
      />
    );
  return (
    <AdminList
      {...words}
      items={list.items}
      renderItem={(each) => <CancellationLine key={each.listing.id} cancellation={each} />}
    />
  );
}
