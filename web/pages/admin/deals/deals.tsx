import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { mostCounted } from "#contract/values/shapes.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminListPage } from "#web/pages/admin/list/admin-list-page.tsx";
import { pagedLoader } from "#web/pages/admin/list/list-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { useHasScope } from "#web/session/use-has-scope.ts";
import type { Route } from "./+types/deals";
import { loader as loadDeal } from "./deal.tsx";
import { dealCells } from "./deal-cells.tsx";
import { DealFile } from "./deal-file.tsx";
import { dealList } from "./deal-list.ts";

export const loader = pagedLoader(dealList, (api, query) => api.dealAdmin.list({ query }), loadDeal);

export function meta() {
  return privateMeta("dealAdmin:title");
}

/** For moderators and the support: deals by urgency, with what is waited for from whom (rule SD2). */
export default function DealAdmin({ loaderData: { query, list, one, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("dealAdmin");
  const locale = useLocale();
  const mayTake = useHasScope("moderation");
  return (
    <AdminListPage
      {...{ of: dealList, query, list, serverTime }}
      filterClass="grid-cols-2 items-start [&>:first-child]:col-span-2 wide:grid-cols-4 [&>:last-child]:col-span-full"
      total={list.total > mostCounted ? t("cut", { count: mostCounted }) : t("total", { count: list.total })}
      readTable={mayTake && (() => browserApi.dealAdmin.table({ query }))}
      cells={dealCells(locale, serverTime)}
      beside={{
        page: "oneDealAdmin",
        shown: one && <DealFile deal={one.deal} now={serverTime} heading="h2" />,
      }}
    />
  );
}
