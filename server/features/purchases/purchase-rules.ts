import type { PurchaseRefusalCode as ContractCode } from "#contract/purchases/purchases.ts";
import type { Lot } from "#server/features/bids/bidding-rules.ts";
import { canBuyNow } from "#server/features/bids/buy-now-rules.ts";
import type { LotRow } from "#server/features/bids/lot/lot-row.ts";
import { type Bidder, bidderRefusal } from "#server/features/bids/may-bid-rules.ts";
import { termsRefusal } from "#server/features/bids/seen-terms-rules.ts";
import type { BuyerRequirements } from "#server/features/catalogue/policy-rules.ts";

/** The contract's refusals without the idempotency key's, which the verb decides. */
type PurchaseRefusalCode = Exclude<ContractCode, "IDEMPOTENCY_KEY_REUSED" | "UNPAID_LIMIT">;

/** `priceMinor` (haléře) is the present price and comes with PRICE_CHANGED. */
export type PurchaseRefusal = { accepted: false; code: PurchaseRefusalCode; priceMinor?: number };
export type PurchaseDecision =
  | { accepted: true; priceMinor: number; soldBy: "buy_now" | "fixed_price" }
  | PurchaseRefusal;

/** `lot` is null unless the listing is an auction. */
export interface ForSale {
  readonly row: Pick<
    LotRow,
    | "sellerId"
    | "type"
    | "saleMode"
    | "status"
    | "askedPriceMinor"
    | "buyNowMinor"
    | "startsAt"
    | "endsAt"
    | "frozenAt"
    | "termsRevision"
  >;
  readonly lot: Lot | null;
  readonly sellerMayTrade: boolean;
}

/**
 * P1: A purchase is for what is live, at the price the buyer saw; another one is told, not charged.
 * P2: A buyer needs what the category asks of a bidder, and may not be the seller.
 *
 * Decides a purchase at the price and on the terms that the buyer saw. Reasons to refuse come in this order: the listing, the person, the
 * price.
 */
export function decidePurchase(
  listing: ForSale,
  buyer: {
    bidder: Bidder;
    requirements: BuyerRequirements;
    seenPriceMinor: number;
    seenTerms?: number | undefined;
  },
  now: Date,
): PurchaseDecision {
  const offered = offeredPrice(listing, now);
  if (typeof offered !== "number") return { accepted: false, code: offered };
  const personal = bidderRefusal(listing.row, buyer.bidder, buyer.requirements);
  if (personal) return { accepted: false, code: personal === "OWN_LISTING" ? "OWN_PURCHASE" : personal };
  if (buyer.seenPriceMinor !== offered) return { accepted: false, code: "PRICE_CHANGED", priceMinor: offered };
  const changed = termsRefusal(buyer.seenTerms, listing.row);
  if (changed) return { accepted: false, code: changed };
  return {
    accepted: true,
    priceMinor: offered,
    soldBy: listing.row.saleMode === "auction" ? "buy_now" : "fixed_price",
  };
}

/** The price in haléře that the listing can be bought for now, or why it cannot be bought. */
function offeredPrice({ row, lot, sellerMayTrade }: ForSale, now: Date): number | PurchaseRefusalCode {
  if (row.type !== "supply" || row.saleMode === "by_agreement" || row.saleMode === "stock") return "NOT_FOR_PURCHASE";
  if (row.status === "sold") return "ALREADY_SOLD";
  if (["unsold", "cancelled"].includes(row.status)) return "PURCHASE_CLOSED";
  if (row.status !== "live" || !row.startsAt || now < row.startsAt) return "PURCHASE_NOT_STARTED";
  if (row.endsAt && now >= row.endsAt) return "PURCHASE_CLOSED";
  if (row.frozenAt) return "LISTING_FROZEN";
  if (!sellerMayTrade) return "PURCHASE_CLOSED";
  if (row.saleMode === "fixed_price") return row.askedPriceMinor ?? "NOT_FOR_PURCHASE";
  if (row.buyNowMinor === null) return "NOT_FOR_PURCHASE";
  return lot && canBuyNow(lot, now) ? row.buyNowMinor : "BUY_NOW_GONE";
}
