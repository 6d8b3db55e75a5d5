import { BadgeCheck, MapPin, Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ListingDetail } from "#contract/auctions.ts";
import { pathTo } from "#web/addresses.ts";
import { formatDate } from "#web/format/dates.ts";
import { formatCzk } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { PageSection } from "./page-section.tsx";

/** Who sells, on what terms one may send it back, and how it gets to the buyer. */
export function SellerSection({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation("item");
  const locale = useLocale();
  const { seller } = listing;
  const isSeeking = listing.type === "demand";
  return (
    <PageSection id="seller" title={t(isSeeking ? "section.buyer" : "section.seller")}>
      <div className="grid gap-y-6">
        <div className="flex gap-4">
          <span
            aria-hidden
            className="type-h5 grid size-12 shrink-0 place-items-center rounded-full bg-teal text-on-teal"
          >
            {seller.username.slice(0, 1).toUpperCase()}
          </span>
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="font-semibold">{seller.username}</span>
              {seller.verified && (
                <span className="type-caption flex items-center gap-1.5 text-success-text">
                  <BadgeCheck aria-hidden className="size-4" strokeWidth={1.5} />
                  {t(isSeeking ? "verifiedAccount" : "verifiedSeller")}
                </span>
              )}
            </p>
            <p className="type-caption text-muted">
              {t(isSeeking ? "memberSince" : "sellerSince", { date: formatDate(seller.memberSince, locale) })}
              {!isSeeking && ` · ${t("soldCount", { count: seller.sold })}`}
            </p>
            {!isSeeking && (
              <p className="type-caption text-muted">{seller.trader ? t("trader") : t("private")}</p>
            )}
            <Link
              className="quiet-link type-caption inline-block py-2"
              to={`${pathTo("search", locale)}?seller=${seller.id}`}
            >
              {t(isSeeking ? "memberListings" : "sellerListings", { count: seller.listings })}
            </Link>
          </div>
        </div>
        <ul className="type-small flex flex-wrap gap-x-10 gap-y-3">
          {!isSeeking && (
            <li className="flex gap-3.5">
              <Truck aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.5} />
              <HandoverLine listing={listing} />
            </li>
          )}
          {listing.place && (
            <li className="flex gap-3.5">
              <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.5} />
              {listing.place}
            </li>
          )}
        </ul>
      </div>
    </PageSection>
  );
}

function HandoverLine({ listing: { handover, shippingPrice } }: { listing: ListingDetail }) {
  const { t } = useTranslation("item");
  const locale = useLocale();
  if (handover === "in_person") return <span>{t("handover.in_person")}</span>;
  const post =
    shippingPrice === null
      ? t("shippingByAgreement")
      : t("shipping", { price: formatCzk(shippingPrice, locale) });
  return <span>{handover === "both" ? `${post}, ${t("handover.both")}` : post}</span>;
}
