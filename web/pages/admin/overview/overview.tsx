import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { useAdminLinks } from "#web/pages/admin/use-admin-links.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/overview";
import { DashboardDays } from "./dashboard-days.tsx";
import { drawDashboard } from "./draw-dashboard.server.ts";
import { Today } from "./today.tsx";
import { WaitsList } from "./waits-list.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { data } = await api.adminOverview.get({});
  const bars = drawDashboard(data.days, localeOfPath(pagePathOf(args.request)));
  return { ...data, bars };
});

export function meta() {
  return privateMeta("adminOverview:title");
}

/** For people of the staff: what waits for them, how today goes, and the last thirty days. */
export default function AdminOverview({ loaderData: { waits, days, bars, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("adminOverview");
  const { areas } = useAdminLinks();
  const waiting = waits.filter(({ count }) => count > 0);
  return (
    <AdminLayout serverTime={serverTime}>
      <h1 className="type-h1">{t("title")}</h1>
      {waits.length > 0 && <WaitsList waits={waiting} now={serverTime} />}
      {areas.length === 0 && (
        <EmptyState className="mt-7" title={t("noPages.title")}>
          {t("noPages.text")}
        </EmptyState>
      )}
      <Today days={days} />
      <DashboardDays days={days} bars={bars} />
    </AdminLayout>
  );
}
