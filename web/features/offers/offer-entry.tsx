import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Offer } from "#contract/offers/offers.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { WithPremium } from "#web/features/bids/with-premium.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { OfferButtons } from "./offer-buttons.tsx";
import { premiumOfOffer } from "./premium-of-offer.ts";

/** One offer: its author, price and deadline, the other price, its outcome, and its buttons. */
export function OfferEntry({ offer, withListing = false }: { offer: Offer; withListing?: boolean }) {
  const { t } = useTranslation("offers");
  const locale = useLocale();
  const { listing, status, counterPrice } = offer;
  const premium = premiumOfOffer(offer);
  const side = offer.mine ? "mine" : "theirs";
  return (
    <div className="min-w-0">
      {withListing && (
        <h2 className="type-lot mb-1">
          <Link
            to={pathTo("item", locale, { id: listing.id, slug: listing.slug })}
            className="hover:underline hover:decoration-secondary hover:decoration-1 hover:underline-offset-4"
          >
            {typography(listing.name)}
          </Link>
        </h2>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="type-small text-muted">
          {offer.mine ? t("mine") : <bdi className="font-semibold text-ink">{offer.author}</bdi>}
          {" · "}
          {formatDateTime(offer.createdAt, locale)}
        </p>
        <p className="type-card-price tnum whitespace-nowrap">
          {formatCzk(offer.price)}
          <WithPremium premium={premium} price={offer.price} className="type-caption" />
        </p>
      </div>
      {offer.text && (
        <p dir="auto" className="type-small mt-1.5 whitespace-pre-line [overflow-wrap:anywhere]">
          {offer.text}
        </p>
      )}
      {counterPrice !== null && (
        <p className="type-small mt-1.5">
          {t(`counterPrice.${side}`)} <b className="tnum">{formatCzk(counterPrice)}</b>
          <WithPremium premium={premium} price={counterPrice} className="type-caption" />
        </p>
      )}
      <p className="type-caption mt-1.5 text-muted">
        {status === "open"
          ? `${t(`awaits.${side}.${offer.awaits ?? "owner"}`)} · ${t("until", { time: formatDateTime(offer.expiresAt, locale) })}`
          : t(`status.${status}`)}
        {status === "accepted" && (
          <>
            {" "}
            <Link className="quiet-link" to={`${pathTo("deals", locale)}?listing=${listing.id}`}>
              {t("toDeals")}
            </Link>
          </>
        )}
      </p>
      <OfferButtons offer={offer} />
    </div>
  );
}
