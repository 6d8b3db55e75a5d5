import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ProductRow } from "#contract/shop/products.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminHeading } from "#web/pages/admin/admin-heading.tsx";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { AdminList } from "#web/pages/admin/list/admin-list.tsx";
import type { BulkAction } from "#web/pages/admin/list/bulk/bulk-action.ts";
import { BulkBar } from "#web/pages/admin/list/bulk/bulk-bar.tsx";
import { useBulk } from "#web/pages/admin/list/bulk/use-bulk.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Route } from "./+types/products";
import { addressOfQuery, isNarrowed, queryOfAddress } from "./admin-query.ts";
import { ProductFilters } from "./product-filters.tsx";
import { ProductLine } from "./product-line.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const query = queryOfAddress(new URL(args.request.url).searchParams);
  const { products } = api;
  const list = await products.list({ query: { ...query, reduced: query.reduced ? "true" : "false" } });
  return { query, list };
});

export function meta() {
  return privateMeta("productAdmin:title");
}

/** For those who keep the shop: goods from stock, to be found, shown, hidden and changed. */
export default function ProductAdmin({ loaderData: { query, list, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("productAdmin");
  const locale = useLocale();
  const path = pathTo("productAdmin", locale);
  const bulk = useBulk(list.items, ({ name }) => name);
  const actions = (["hide", "show"] as const).map(
    (key): BulkAction<ProductRow> => ({
      key,
      fits: ({ isShown }) => isShown === (key === "hide"),
      words: (count) => ({
        button: t(`bulk.${key}.button`, { number: count }),
        title: t(`bulk.${key}.title`, { count }),
        text: t(`bulk.${key}.text`),
        confirm: t(`bulk.${key}.confirm`),
      }),
      step: ({ id }, signal) =>
        browserApi.products.show({ params: { id }, body: { isShown: key === "show" }, signal }),
    }),
  );
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-260">
        <AdminHeading title={t("title")} lead={t("lead")}>
          <div className="flex flex-wrap gap-3 tablet:flex-row-reverse">
            <ButtonLink to={pathTo("addProduct", locale)}>{t("new")}</ButtonLink>
            <ButtonLink kind="outline" to={pathTo("productTable", locale)}>
              {t("table.link")}
            </ButtonLink>
          </div>
        </AdminHeading>
        <ProductFilters query={query} />
        {list.items.length > 0 && (
          <p className="type-small mt-6 mb-2 text-muted">{t("total", { count: list.total })}</p>
        )}
        <BulkBar bulk={bulk} actions={actions} />
        <AdminList
          path={path}
          items={list.items}
          isNarrowed={isNarrowed(query) || list.total > 0}
          empty={{ title: t("empty.title"), text: t("empty.text") }}
          nothing={{ title: t("nothing.title"), text: t("nothing.text"), all: t("nothing.all") }}
          renderItem={(product) => <ProductLine key={product.id} product={product} bulk={bulk} />}
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
