import "#web/i18n/areas/admin.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/addresses.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { AdminList } from "#web/pages/admin/list/admin-list.tsx";
import { ExportButton } from "#web/pages/admin/list/export-button.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { useHasScope } from "#web/session/use-has-scope.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/running";
import { RunningFilters } from "./running-filters.tsx";
import { RunningLine } from "./running-line.tsx";
import { addressOfQuery, queryOfAddress } from "./running-query.ts";
import { useRunning } from "./use-running.ts";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const query = queryOfAddress(new URL(args.request.url).searchParams);
  const lang = localeOfPath(pagePathOf(args.request));
  const list = await api.runningAdmin.list({ query: { ...query, lang } });
  return { query, list };
});

export function meta() {
  return privateMeta("runningAdmin:title");
}

/** For moderators and the support: auctions while they run, kept up to date without a reload (RULES.md SD1). */
export default function RunningAdmin({ loaderData }: Route.ComponentProps) {
  const { query } = loaderData;
  const { t } = useTranslation("runningAdmin");
  const locale = useLocale();
  const mayTake = useHasScope("moderation");
  const [isPaused, setPaused] = useState(false);
  const { list, isLost } = useRunning(loaderData.list, query, isPaused);
  const path = pathTo("runningAdmin", locale);
  const { page: _, ...narrowing } = query;
  return (
    <AdminLayout serverTime={list.serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("lead")}</p>
        <RunningFilters path={path} query={query} />
        {isLost && (
          <Notice live tone="warning" className="mt-6" title={t("lost.title")}>
            {t("lost.text", { time: formatTime(list.serverTime, { seconds: true }) })}
          </Notice>
        )}
        <div className="mt-6 mb-2 flex flex-wrap items-center justify-between gap-x-5">
          <p className="type-small text-muted">
            {t("total", { count: list.total })},{" "}
            {t("asOf", { time: formatTime(list.serverTime, { seconds: true }) })}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-3 max-tablet:w-full">
            <Button kind="quiet" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
              {t(isPaused ? "resume" : "pause")}
            </Button>
            {mayTake && list.items.length > 0 && (
              <div className="ml-auto">
                <ExportButton read={() => browserApi.runningAdmin.table({ query: narrowing })} />
              </div>
            )}
          </div>
        </div>
        <AdminList
          path={path}
          items={list.items}
          isNarrowed={addressOfQuery(query, 1) !== ""}
          empty={{ title: t("empty.title"), text: t("empty.text") }}
          nothing={{ title: t("nothing.title"), text: t("nothing.text"), all: t("nothing.all") }}
          renderItem={(lot) => <RunningLine key={lot.id} lot={lot} />}
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
