import { useTranslation } from "react-i18next";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { LoginLink } from "./login-link.tsx";
import { type Purchase, PurchaseButton } from "./purchase-button.tsx";
import { WithPremium } from "./with-premium.tsx";

interface BuyNowProps {
  listing: ListingDetail;
  lot: LotState;
  onPurchase: Purchase;
  onLoginClick: () => void;
}

/** Under the bidding, while it can be used: the way around it, and when that ends. */
export function BuyNow({ listing, lot, onPurchase, onLoginClick }: BuyNowProps) {
  const { t } = useTranslation("purchases");
  if (lot.buyNow === null) return null;
  return (
    <div className="mt-5 grid gap-2 border-t border-line pt-5">
      {lot.viewer === null ? (
        <LoginLink kind="gold" onLoginClick={onLoginClick}>
          {t("purchase.buyNow", { amount: formatCzk(lot.buyNow) })}
        </LoginLink>
      ) : (
        <PurchaseButton listing={listing} price={lot.buyNow} way="buyNow" kind="gold" onPurchase={onPurchase} />
      )}
      <WithPremium premium={listing.buyerPremium} price={lot.buyNow} className="type-caption" />
      <p className="type-caption text-muted">
        {t(lot.reserve === "none" ? "purchase.untilFirstBid" : "purchase.untilReserve")}
      </p>
    </div>
  );
}
