import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/item.ts";
import "#web/i18n/areas/own.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { EditableProduct } from "#contract/products/products.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { ApiError } from "#web/api/api-error.ts";
import type { ApiClient } from "#web/api/client.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { notify } from "#web/ui/overlays/notify.ts";
import type { Route } from "./+types/add-product";
import { ProductForm } from "./product-form.tsx";
import { ProductPage } from "./product-page.tsx";
import { likeValues, valuesOf } from "./product-values.ts";

export const loader = adminLoader(async ({ products, catalogue }, { request }: Route.LoaderArgs) => {
  const like = new URL(request.url).searchParams.get("like") ?? "";
  // Asked in any case: for everybody else the page does not exist.
  const { data: rates } = await products.taxRates({});
  const tree = await catalogue.tree({ params: { locale: localeOfPath(pagePathOf(request)) } });
  return { like: await findLike(products, like), rates, tree };
});

async function findLike(products: ApiClient["products"], id: string): Promise<EditableProduct | null> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  try {
    return (await products.get({ params: { id: Number(id) } })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** What is written stays as it was begun. */
export const shouldRevalidate = () => false;

export function meta() {
  return privateMeta("productAdmin:new");
}

/** For those who keep the shop: a new product, or one like another in another volume. */
export default function AddProduct({ loaderData: { like, rates, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("productAdmin");
  const locale = useLocale();
  const navigate = useNavigate();
  const [start] = useState(() => (like ? likeValues(like) : valuesOf(null)));
  return (
    <ProductPage
      title={t("new")}
      lead={like ? t("newLike", { name: like.name }) : t("newLead")}
      serverTime={serverTime}
    >
      <ProductForm
        product={null}
        rates={rates}
        start={start}
        onStored={({ id }) => {
          notify({ kind: "success", text: t("added") });
          void navigate(pathTo("editProduct", locale, { id }), { replace: true });
        }}
      />
    </ProductPage>
  );
}
