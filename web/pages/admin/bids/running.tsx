import "#web/i18n/areas/admin.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminListPage } from "#web/pages/admin/list/admin-list-page.tsx";
import { ExportButton } from "#web/pages/admin/list/export-button.tsx";
import { pagedLoader } from "#web/pages/admin/list/list-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { useHasScope } from "#web/session/use-has-scope.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/running";
import { runningCells } from "./running-cells.tsx";
import { runningList } from "./running-list.ts";
import { useRunning } from "./use-running.ts";

export const loader = pagedLoader(runningList, (api, query, { request }) =>
  api.runningAdmin.list({ query: { ...query, lang: localeOfPath(pagePathOf(request)) } }),
);

export function meta() {
  return privateMeta("runningAdmin:title");
}

/** For moderators and the support: auctions while they run, kept up to date without a reload (rule SD1). */
export default function RunningAdmin({ loaderData }: Route.ComponentProps) {
  const { query } = loaderData;
  const { t } = useTranslation("runningAdmin");
  const mayTake = useHasScope("moderation");
  const [isPaused, setPaused] = useState(false);
  const { list, isLost } = useRunning(loaderData.list, query, isPaused);
  return (
    <AdminListPage
      {...{ of: runningList, query, list, serverTime: list.serverTime }}
      filterClass="grid-cols-2 items-end wide:grid-cols-4 [&>:last-child]:col-span-full"
      tools={
        <>
          {isLost && (
            <Notice live tone="warning" className="mb-6" title={t("lost.title")}>
              {t("lost.text", { time: formatTime(list.serverTime, { seconds: true }) })}
            </Notice>
          )}
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-5">
            <p className="type-small text-muted">
              {t("total", { count: list.total })}, {t("asOf", { time: formatTime(list.serverTime, { seconds: true }) })}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-x-3 max-tablet:w-full">
              <Button kind="quiet" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
                {t(isPaused ? "resume" : "pause")}
              </Button>
              {mayTake && list.items.length > 0 && (
                <div className="ml-auto">
                  <ExportButton read={() => browserApi.runningAdmin.table({ query })} />
                </div>
              )}
            </div>
          </div>
        </>
      }
      cells={runningCells(useLocale())}
    />
  );
}
