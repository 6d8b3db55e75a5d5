import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/sales";
import { SaleRows } from "./sale-rows.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const page = pageOfAddress(new URL(args.request.url).searchParams);
  const sales = await api.saleAdmin.list({ query: { page } });
  return { ...sales };
});

export function meta() {
  return privateMeta("monthlySaleAdmin:title");
}

/** For moderators: the calendar of monthly sales, those to come and past ones (rule S5). */
export default function SaleAdmin({ loaderData: { coming, past, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("monthlySaleAdmin");
  const path = pathTo("saleAdmin", useLocale());
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("lead")}</p>
        {past.page === 1 && (
          <section className="mt-8">
            <h2 className="type-h5">{t("coming")}</h2>
            <SaleRows sales={coming} />
          </section>
        )}
        {past.items.length > 0 && (
          <section className="mt-10">
            <h2 className="type-h5">{t("past")}</h2>
            <SaleRows sales={past.items} isPast />
          </section>
        )}
        <Pagination
          className="mt-9 border-t-0"
          page={past.page}
          pages={past.pages}
          hrefOf={(page) => (page === 1 ? path : `${path}?page=${page}`)}
        />
      </div>
    </AdminLayout>
  );
}
