import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { brandOrders } from "#contract/catalogue/brand-orders.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { AdminFilters } from "#web/pages/admin/list/admin-filters.tsx";
import { AdminList } from "#web/pages/admin/list/admin-list.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/brands";
import { BrandLine } from "./brand-line.tsx";
import { addressOfQuery, queryOfAddress, usualValues } from "./brand-query.ts";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const query = queryOfAddress(new URL(args.request.url).searchParams);
  const list = await api.brandAdmin.list({ query });
  return { query, list };
});

export function meta() {
  return privateMeta("brandAdmin:title");
}

/** For those who keep the content: brands, to be found, renamed, merged, and removed where nothing is of them. */
export default function BrandAdmin({ loaderData: { query, list, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("brandAdmin");
  const path = pathTo("brandAdmin", useLocale());
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("lead")}</p>
        <AdminFilters
          path={path}
          query={addressOfQuery(query, 1)}
          usual={usualValues}
          className="items-end tablet:grid-cols-[minmax(0,1fr)_14rem_auto]"
        >
          <Input name="q" label={t("filter.q")} defaultValue={query.q} autoComplete="off" maxLength={100} />
          <Select
            name="sort"
            label={t("filter.sort")}
            defaultValue={query.sort}
            options={brandOrders.map((value) => ({ value, label: t(`sort.${value}`) }))}
          />
        </AdminFilters>
        {list.items.length > 0 && (
          <p className="type-small mt-6 mb-2 text-muted">{t("total", { count: list.total })}</p>
        )}
        <AdminList
          path={path}
          items={list.items}
          isNarrowed={query.q !== "" || list.total > 0}
          empty={{ title: t("empty.title"), text: t("empty.text") }}
          nothing={{ title: t("nothing.title"), text: t("nothing.text"), all: t("nothing.all") }}
          renderItem={(brand) => <BrandLine key={brand.id} brand={brand} />}
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
