import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/item.ts";
import "#web/i18n/areas/own.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { data, Link, useRevalidator } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { DayRates } from "#contract/payments/tax-classes.ts";
import type { EditableProduct } from "#contract/products/products.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { privateMetaOf } from "#web/pages/private-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { notify } from "#web/ui/overlays/notify.ts";
import type { Route } from "./+types/edit-product";
import { PicturesPart } from "./pictures-part.tsx";
import { ProductForm } from "./product-form.tsx";
import { ProductPage } from "./product-page.tsx";
import { valuesOf } from "./product-values.ts";
import { RemoveProduct } from "./remove-product.tsx";
import { StockPart } from "./stock-part.tsx";

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
  const { product, rates, serverTime } = loaderData;
  return (
    <ProductPage
      key={product.id}
      title={typography(product.name)}
      lead={<Status product={product} />}
      serverTime={serverTime}
    >
      <StockPart product={product} />
      <PicturesPart product={product} />
      <ProductFields product={product} rates={rates} />
      {!product.wasOffered && <RemoveProduct product={product} />}
    </ProductPage>
  );
}

/** What visitors see of it now, and the ways to its page and to another volume. */
function Status({ product }: { product: EditableProduct }) {
  const { t } = useTranslation("productAdmin");
  const locale = useLocale();
  const { id, slug, isShown, isReduced, currentPrice, family } = product;
  const link = (to: string, text: string) => (
    <Link className="quiet-link inline-block min-h-11 content-center" to={to}>
      {text}
    </Link>
  );
  const admin = pathTo("productAdmin", locale);
  return (
    <>
      <p>
        {t(isShown ? (isReduced ? "standing.reduced" : "standing.shown") : "standing.hidden", {
          price: formatCzk(currentPrice),
        })}
      </p>
      <p className="type-small mt-1 flex flex-wrap gap-x-6">
        {isShown && link(pathTo("item", locale, { id, slug }), t("standing.page"))}
        {family && link(`${admin}?q=${encodeURIComponent(family)}`, t("standing.family"))}
        {link(`${pathTo("addProduct", locale)}?like=${id}`, t("standing.like"))}
      </p>
    </>
  );
}

function ProductFields({ product, rates }: { product: EditableProduct; rates: DayRates }) {
  const { t } = useTranslation("productAdmin");
  const { revalidate } = useRevalidator();
  const [start] = useState(() => valuesOf(product));
  return (
    <section>
      <h2 className="type-h4 mb-6">{t("part.all")}</h2>
      <ProductForm
        product={product}
        rates={rates}
        start={start}
        onStored={() => {
          notify({ kind: "success", text: t("saved") });
          void revalidate();
        }}
      />
    </section>
  );
}
