import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/item.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ProductRow } from "#contract/products/products.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminListPage } from "#web/pages/admin/list/admin-list-page.tsx";
import type { BulkAction } from "#web/pages/admin/list/bulk/bulk-action.ts";
import { BulkBar } from "#web/pages/admin/list/bulk/bulk-bar.tsx";
import { useBulk } from "#web/pages/admin/list/bulk/use-bulk.ts";
import { pagedLoader } from "#web/pages/admin/list/list-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import type { Route } from "./+types/products";
import { loader as loadProduct } from "./edit-product.tsx";
import { productCells } from "./product-cells.tsx";
import { ProductFile } from "./product-file.tsx";
import { productList } from "./product-list.ts";

export const loader = pagedLoader(productList, (api, query) => api.products.list({ query }), loadProduct);

export function meta() {
  return privateMeta("productAdmin:title");
}

/** For those who keep the shop: goods from stock, to be found, shown, hidden and changed. */
export default function ProductAdmin({ loaderData: { query, list, one, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("productAdmin");
  const locale = useLocale();
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
      step: ({ id }, signal) => browserApi.products.show({ params: { id }, body: { isShown: key === "show" }, signal }),
    }),
  );
  return (
    <AdminListPage
      {...{ of: productList, query, list, serverTime }}
      actions={
        <div className="flex flex-wrap gap-3 tablet:flex-row-reverse">
          <ButtonLink to={pathTo("addProduct", locale)}>{t("new")}</ButtonLink>
          <ButtonLink kind="outline" to={pathTo("productTable", locale)}>
            {t("table.link")}
          </ButtonLink>
        </div>
      }
      filterClass="grid-cols-2 items-end max-wide:[&>:first-child]:col-span-full [&>:last-child]:max-wide:col-span-full wide:grid-cols-[minmax(0,1fr)_11rem_11rem_auto_auto]"
      total={t("total", { count: list.total })}
      tools={<BulkBar bulk={bulk} actions={actions} />}
      cells={productCells(locale, bulk)}
      beside={{
        page: "editProduct",
        shown: one && <ProductFile {...one} isBeside />,
      }}
    />
  );
}
