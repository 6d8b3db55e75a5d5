import { BadgeCheck, MapPin, Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ListingDetail } from "#contract/auctions.ts";
import { pathTo } from "#web/addresses.ts";
import { formatDate } from "#web/format/dates.ts";
import { formatCzk } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** Who sells, on what terms one may send it back, and how it gets to the buyer. */
export function SellerBlock({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation("item");
  const locale = useLocale();
  const { seller } = listing;
  return (
    <div className="mt-8">
      <div className="flex gap-4 border-line border-t py-5">
        <span
          aria-hidden
          className="type-h5 flex size-12 shrink-0 items-center justify-center rounded-full bg-teal text-on-teal"
        >
          {seller.username.slice(0, 1).toUpperCase()}
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="font-semibold">{seller.username}</span>
            {seller.verified && (
              <span className="type-caption flex items-center gap-1.5 text-success-text">
                <BadgeCheck aria-hidden className="size-4" strokeWidth={1.5} />
                {t("verifiedSeller")}
              </span>
            )}
          </p>
          <p className="type-caption text-muted">
            {t("sellerSince", { date: formatDate(seller.memberSince, locale) })} ·{" "}
            {t("soldCount", { count: seller.sold })}
          </p>
          <p className="type-caption text-muted">{seller.trader ? t("trader") : t("private")}</p>
          <Link className="quiet-link type-caption" to={`${pathTo("search", locale)}?seller=${seller.id}`}>
            {t("sellerListings", { count: seller.listings })}
          </Link>
        </div>
      </div>
      {listing.type === "supply" && (
        <p className="type-small flex gap-4 border-line border-t py-4">
          <Truck aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.5} />
          <span>
            {listing.handover === "in_person"
              ? t("handover.in_person")
              : listing.shippingPrice === null
                ? t("shippingByAgreement")
                : t("shipping", { price: formatCzk(listing.shippingPrice, locale) })}
            {listing.handover === "both" && `, ${t("handover.both")}`}
          </span>
        </p>
      )}
      {listing.place && (
        <p className="type-small flex gap-4 border-line border-t py-4">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.5} />
          <span>{listing.place}</span>
        </p>
      )}
    </div>
  );
}
