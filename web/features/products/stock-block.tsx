import "#web/i18n/areas/shop.ts";
import { Clock, type LucideIcon, PackageCheck, PackageX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { OfferedProduct } from "#contract/products/offered-product.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { blockBody, blockLayout } from "#web/features/bids/block-layout.ts";
import { priceSize } from "#web/features/bids/price-size.ts";
import type { BandTone } from "#web/features/bids/situation.ts";
import { Band } from "#web/features/bids/state-band.tsx";
import { AddToCart } from "#web/features/carts/add-to-cart.tsx";
import { RoughPrice } from "#web/features/currencies/rough-price.tsx";
import { formatDate } from "#web/format/dates.ts";
import { formatVolume } from "#web/format/measures.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useSessionView } from "#web/session/visitor.tsx";
import { useOwnPrice } from "./use-own-price.ts";
import { WatchProduct } from "./watch-product.tsx";

interface StockBlockProps {
  listing: ListingDetail;
  product: OfferedProduct;
}

/** The block of goods that the operator sells from stock: what they cost, since when and how long, and where they lie. */
export function StockBlock({ listing, product }: StockBlockProps) {
  const { t } = useTranslation("products");
  const [key, tone, Icon] = status(product);
  const own = useOwnPrice(listing);
  const asked = own ?? listing.price;
  const price = asked === null ? "" : formatCzk(asked);
  const isReduced = listing.stock != null && listing.stock.originalPrice !== null;
  return (
    <section data-part="stock" aria-label={t("label")} className={blockLayout}>
      <Band title={t(`${key}.title`)} text={typography(t(`${key}.text`))} tone={tone} Icon={Icon} />
      <div className={blockBody}>
        <p className="type-small text-muted">{t(own !== null ? "ownPrice" : isReduced ? "reducedPrice" : "price")}</p>
        <p className={priceSize(price)}>
          {price}
          {asked !== null && <RoughPrice amount={asked} />}
        </p>
        <p className="type-small text-muted">
          {product.taxRate > 0 ? t("tax", { rate: product.taxRate }) : t("noTax")}
          {own !== null && <OfGroup price={listing.price ?? 0} />}
        </p>
        {isReduced && <Reduction listing={listing} product={product} />}
        <AddToCart id={listing.id} name={listing.name} price={price} product={product} />
        <WatchProduct key={listing.id} id={listing.id} inStock={product.pieces > 0} />
        <Family family={product.family} />
        <Stores stores={product.stores} />
        <p className="type-caption mt-4 text-muted">
          {t("sku")} <bdi>{product.sku}</bdi>
        </p>
      </div>
    </section>
  );
}

/** What the visitor's group takes off, and of what. */
function OfGroup({ price }: { price: number }) {
  const { t } = useTranslation("products");
  const percent = useSessionView()?.user.group?.discount ?? 0;
  return <>, {typography(t("ofGroup", { percent, price: formatCzk(price) }))}</>;
}

function status({ pieces, takesBackOrders }: OfferedProduct): [string, BandTone, LucideIcon] {
  if (pieces > 0) return ["inStock", "success", PackageCheck];
  return takesBackOrders ? ["backOrder", "info", Clock] : ["soldOut", "warning", PackageX];
}

/** The usual price and the lowest of the 30 days before, as the law has them stand beside a reduction (rule PD3). */
function Reduction({ listing: { stock }, product: { reducedUntil } }: StockBlockProps) {
  const { t } = useTranslation("products");
  const locale = useLocale();
  return (
    <ul className="type-small mt-3 grid gap-1">
      <li>
        <s>{t("usual", { price: formatCzk(stock?.originalPrice ?? 0) })}</s>
      </li>
      <li>{t("lowest", { price: formatCzk(stock?.lowestPrice ?? 0) })}</li>
      {reducedUntil && <li className="text-muted">{t("until", { date: formatDate(reducedUntil, locale) })}</li>}
    </ul>
  );
}

/** The same thing in other volumes. */
function Family({ family }: Pick<OfferedProduct, "family">) {
  const { t } = useTranslation("products");
  const locale = useLocale();
  if (family.length === 0) return null;
  return (
    <div className="mt-5">
      <h2 className="type-control">{t("family")}</h2>
      <ul className="type-small mt-2 flex flex-wrap gap-2">
        {family.map(({ id, slug, name, volumeMl, price }) => (
          <li key={id}>
            <Link
              to={pathTo("item", locale, { id, slug })}
              className="flex min-h-11 items-center gap-2 rounded-control border border-control px-3 hover:border-primary-dark"
            >
              <span>{volumeMl === null ? name : formatVolume(volumeMl, locale)}</span>
              {price !== null && <span className="tnum text-muted">{formatCzk(price)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The stores that have it, each with its pieces. */
function Stores({ stores }: Pick<OfferedProduct, "stores">) {
  const { t } = useTranslation("products");
  const locale = useLocale();
  if (stores.length === 0) return null;
  return (
    <div className="mt-5">
      <h2 className="type-control">{t("stores")}</h2>
      <dl className="type-small mt-2 divide-y divide-line border-y border-line">
        {stores.map(({ id, name, pieces }) => (
          <div key={id} className="flex justify-between gap-4 py-2.5">
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd className="tnum text-right text-muted">{t("pieces", { count: pieces })}</dd>
          </div>
        ))}
      </dl>
      <Link to={pathTo("stores", locale)} className="type-small quiet-link mt-3 inline-block">
        {t("allStores")}
      </Link>
    </div>
  );
}
