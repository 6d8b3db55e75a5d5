import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { mostCounted } from "#contract/values/shapes.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { AdminList } from "#web/pages/admin/list/admin-list.tsx";
import { ExportButton } from "#web/pages/admin/list/export-button.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { useHasScope } from "#web/session/use-has-scope.ts";
import { classes } from "#web/ui/classes.ts";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/deals";
import { DealFilters } from "./deal-filters.tsx";
import { DealLine } from "./deal-line.tsx";
import { addressOfQuery, askedOf, queryOfAddress } from "./deal-query.ts";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const query = queryOfAddress(new URL(args.request.url).searchParams);
  const list = await api.dealAdmin.list({ query: askedOf(query) });
  return { query, list };
});

export function meta() {
  return privateMeta("dealAdmin:title");
}

/** For moderators and the support: deals by urgency, with what is waited for from whom (RULES.md SD2). */
export default function DealAdmin({ loaderData: { query, list, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("dealAdmin");
  const mayTake = useHasScope("moderation");
  const path = pathTo("dealAdmin", useLocale());
  const { page: _, ...narrowing } = askedOf(query);
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("lead")}</p>
        <DealFilters path={path} query={query} />
        <div
          className={classes(
            "flex flex-wrap items-center justify-between gap-x-6 gap-y-2",
            list.total > 0 && "mt-6 mb-2",
          )}
        >
          {/* Where there is none, the list says so below in other words. */}
          <p role="status" className={list.total > 0 ? "type-small text-muted" : "sr-only"}>
            {list.total > mostCounted ? t("cut", { count: mostCounted }) : t("total", { count: list.total })}
          </p>
          {mayTake && list.total > 0 && (
            <ExportButton read={() => browserApi.dealAdmin.table({ query: narrowing })} />
          )}
        </div>
        <AdminList
          path={path}
          items={list.items}
          isNarrowed={addressOfQuery(query, 1) !== ""}
          empty={{ title: t("empty.title"), text: t("empty.text") }}
          nothing={{ title: t("nothing.title"), text: t("nothing.text"), all: t("nothing.all") }}
          renderItem={(deal) => <DealLine key={deal.id} deal={deal} now={serverTime} />}
        />
        <Pagination
          className="mt-9 border-t-0"
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => `${path}${addressOfQuery(query, page)}`}
        />
      </div>
    </AdminLayout>
  );
}
