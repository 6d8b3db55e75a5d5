import { BadgeCheck, MapPin, ShieldCheck, Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { RatingLine } from "#web/features/reviews/rating-line.tsx";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";

/** Below the bid block: the seller, the terms of return, and the ways of delivery. */
export function SellerBlock({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation("item");
  const locale = useLocale();
  const { seller } = listing;
  const isSeeking = listing.type === "demand";
  // What is offered at a price of its own says in its block how it is handed over.
  const saysHandover = !isSeeking && listing.saleMode === "auction";
  const isProtected = !isSeeking && listing.isProtected;
  // Of the shop it says nothing how many auctions its account has had.
  const isShop = listing.product !== null;
  const counts = isShop
    ? []
    : [t("listingCount", { count: seller.listings }), ...(isSeeking ? [] : [t("soldCount", { count: seller.sold })])];
  return (
    <section aria-label={t(isSeeking ? "section.buyer" : "section.seller")} className="mt-6 bg-light">
      <div className="flex gap-4">
        <Avatar picture={seller.avatar} className="size-12" iconStyle="size-6" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3">
            <Link
              className="font-semibold [overflow-wrap:anywhere] hover:underline hover:decoration-secondary hover:underline-offset-4"
              to={pathTo("user", locale, { id: seller.id })}
            >
              <bdi>{seller.username}</bdi>
            </Link>
            {seller.verified && (
              <span className="type-caption flex items-center gap-1.5 text-success-text">
                <BadgeCheck aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
                {t(isSeeking ? "verifiedAccount" : "verifiedSeller")}
              </span>
            )}
          </p>
          {seller.rating.count > 0 && (
            <Link
              className="type-caption block text-muted hover:underline hover:underline-offset-4"
              to={`${pathTo("user", locale, { id: seller.id })}#reviews`}
            >
              <RatingLine rating={seller.rating} />
            </Link>
          )}
          {counts.length > 0 && <FactLine facts={factsOfTexts(counts)} className="type-caption text-muted" />}
          <p className="type-caption text-muted">
            {t("memberSince", { date: formatDate(seller.memberSince, locale) })}
          </p>
          {!isSeeking && <p className="type-caption text-muted">{seller.trader ? t("trader") : t("private")}</p>}
          {seller.listings > 0 && (
            <Link
              className="screen-only quiet-link type-caption inline-block py-2"
              to={isShop ? pathTo("newProducts", locale) : `${pathTo("search", locale)}?seller=${seller.id}`}
            >
              {t(isShop ? "wholeShop" : "allListings")}
            </Link>
          )}
        </div>
      </div>
      {(saysHandover || isProtected) && (
        <ul className="type-small mt-3 divide-y divide-line border-line border-t">
          {saysHandover && (
            <li className="flex gap-3.5 py-3">
              <Truck aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.5} />
              <HandoverLine listing={listing} />
            </li>
          )}
          {isProtected && (
            <li className="flex gap-3.5 py-3">
              <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.5} />
              <span>{typography(t("protected"))}</span>
            </li>
          )}
          {saysHandover && listing.place && (
            <li className="flex gap-3.5 py-3">
              <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.5} />
              <bdi>{listing.place}</bdi>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function HandoverLine({ listing: { handover, shippingPrice } }: { listing: ListingDetail }) {
  const { t } = useTranslation("item");
  if (handover === "in_person") return <span>{t("handover.in_person")}</span>;
  const post = shippingPrice === null ? t("shippingByAgreement") : t("shipping", { price: formatCzk(shippingPrice) });
  return <span>{handover === "both" ? `${post}, ${t("handover.both")}` : post}</span>;
}
