import type { BidLine, OwnReceipt } from "#contract/bids/bids.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { ItemQuestions } from "#contract/messages/questions.ts";
import type { Offer } from "#contract/offers/offers.ts";
import type { ListingPrices } from "#contract/prices/prices.ts";
import type { PriceGraphs } from "./prices/graph.ts";
import type { Aftermath } from "./read-aftermath.ts";

/** All that the page of a listing shows. */
export interface ListingPageProps {
  listing: ListingDetail;
  bids: BidLine[];
  receipts: OwnReceipt[];
  prices: ListingPrices;
  graphs: PriceGraphs;
  aftermath: Aftermath;
  offers: Offer[];
  questions: ItemQuestions;
}
