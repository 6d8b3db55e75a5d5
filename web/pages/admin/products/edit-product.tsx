import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/item.ts";
import "#web/i18n/areas/own.ts";
import { data } from "react-router";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { privateMetaOf } from "#web/pages/private-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import type { Route } from "./+types/edit-product";
import { ProductFile } from "./product-file.tsx";

export const loader = adminLoader(async (api, args: Route.LoaderArgs) => {
  const { id } = args.params;
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 });
  const { products, catalogue } = api;
  const [{ data: product }, { data: rates }, tree] = await Promise.all([
    products.get({ params: { id: Number(id) } }),
    products.taxRates({}),
    catalogue.tree({ params: { locale: localeOfPath(pagePathOf(args.request)) } }),
  ]);
  return { product, rates, tree };
});

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMetaOf(loaderData.product.name) : [];
}

/** For those who keep the shop: one product, with how many there are, its pictures, and all that is said of it. */
export default function EditProduct({ loaderData }: Route.ComponentProps) {
  return <ProductFile {...loaderData} />;
}
