import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useRevalidator } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { DayRates } from "#contract/payments/tax-classes.ts";
import type { EditableProduct } from "#contract/products/products.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { notify } from "#web/ui/overlays/notify.ts";
import { PicturesPart } from "./pictures-part.tsx";
import { ProductForm } from "./product-form.tsx";
import { ProductPage } from "./product-page.tsx";
import { valuesOf } from "./product-values.ts";
import { RemoveProduct } from "./remove-product.tsx";
import { StockPart } from "./stock-part.tsx";

interface ProductFileProps extends Pick<ComponentProps<typeof ProductPage>, "serverTime" | "isBeside"> {
  product: EditableProduct;
  rates: DayRates;
}

/** One product with all its parts, on its page or beside the list. */
export function ProductFile({ product, rates, serverTime, isBeside = false }: ProductFileProps) {
  return (
    <ProductPage
      key={product.id}
      title={typography(product.name)}
      lead={<Status product={product} />}
      {...{ serverTime, isBeside }}
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
