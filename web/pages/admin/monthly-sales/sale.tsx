import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { BackLink } from "#web/pages/admin/back-link.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/sale";
import { monthName } from "./month-name.ts";
import { PlanForm } from "./plan-form.tsx";
import { SaleLots } from "./sale-lots.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const page = pageOfAddress(new URL(args.request.url).searchParams);
  const lang = localeOfPath(pagePathOf(args.request));
  const params = { month: args.params.month };
  const { data, lots } = await api.saleAdmin.get({ params, query: { lang, page } });
  return { sale: data, lots };
});

export function meta({ params }: Route.MetaArgs) {
  return privateMeta("monthlySaleAdmin:one", { month: params.month });
}

/** For moderators: the sale of one month, its plan while it has not closed, and its lots in the order of closing. */
export default function SaleMonthAdmin({ loaderData: { sale, lots, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("monthlySaleAdmin");
  const locale = useLocale();
  const path = pathTo("saleMonthAdmin", locale, { month: sale.month });
  const isOver = Date.parse(sale.closesAt) <= Date.parse(serverTime);
  return (
    <AdminLayout serverTime={serverTime}>
      <div key={sale.month} className="max-w-230">
        <BackLink to={pathTo("saleAdmin", locale)}>{t("back")}</BackLink>
        <h1 className="type-h1 mt-1">{monthName(sale.month, locale)}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">
          {t(isOver ? "spanOver" : sale.lastClosesAt === sale.closesAt ? "spanOne" : "span", {
            from: formatDateTime(sale.closesAt, locale),
            to: formatDateTime(sale.lastClosesAt, locale),
          })}
        </p>
        {!isOver && (
          <section className="mt-8">
            <h2 className="type-h4 mb-3">{t("plan.title")}</h2>
            <PlanForm sale={sale} />
          </section>
        )}
        <section className="mt-10">
          <h2 className="type-h4">{t("lots", { count: lots.total })}</h2>
          <p className="type-small mt-1 max-w-[70ch] text-muted">{t(isOver ? "lotsOver" : "lotsHint")}</p>
          {lots.total === 0 ? (
            <EmptyState className="mt-4" title={t(isOver ? "empty.over" : "empty.title")}>
              {isOver ? null : t("empty.text")}
            </EmptyState>
          ) : (
            <SaleLots lots={lots.items} />
          )}
          <Pagination
            className="mt-9 border-t-0"
            page={lots.page}
            pages={lots.pages}
            hrefOf={(page) => (page === 1 ? path : `${path}?page=${page}`)}
          />
        </section>
      </div>
    </AdminLayout>
  );
}
