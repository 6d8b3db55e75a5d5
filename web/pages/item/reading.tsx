import { Suspense } from "react";
import type { BidLine } from "#contract/bids/bids.ts";
import type { LotState } from "#contract/bids/lot-state.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { ConditionSection } from "./condition-section.tsx";
import { DescriptionSection } from "./description-section.tsx";
import type { ListingPageProps } from "./listing-page-props.ts";
import { BidHistory } from "./lot/bid-history.tsx";
import { PriceSection } from "./prices/price-section.tsx";
import { QuestionSection } from "./questions/question-section.tsx";

// What few visitors see, or few items have: it is there from the server, and its code follows.
const OwnReceipts = laterPart(() => import("./lot/own-receipts.tsx"));
const LotLog = laterPart(() => import("./lot/lot-log.tsx"));
const ReceivedOffers = laterPart(() => import("./offers/received-offers.tsx"));

/** What is read about the thing: its offers for the seller, condition, words, prices, bids and questions. */
export function Reading(props: ListingPageProps & { lot: LotState; lines: BidLine[] }) {
  const { listing, receipts, prices, graphs, offers, questions, lot, lines } = props;
  return (
    <div className="@container min-w-0 desktop:col-start-1 desktop:row-start-3 desktop:middling:row-start-4">
      {lot.viewer?.isSeller && offers.length > 0 && (
        <Suspense>
          <ReceivedOffers offers={offers} />
        </Suspense>
      )}
      <ConditionSection listing={listing} />
      <DescriptionSection listing={listing} />
      {/* A product has the price that is asked; what it fetched in auctions is not told of it. */}
      {!listing.product && <PriceSection listing={listing} lot={lot} prices={prices} graphs={graphs} />}
      {listing.saleMode === "auction" && (
        <BidHistory bids={lines} lot={lot} premium={listing.buyerPremium} listingId={listing.id}>
          <Suspense>
            {receipts.length > 0 && <OwnReceipts listingId={listing.id} receipts={receipts} />}
            {listing.log && <LotLog listingId={listing.id} log={listing.log} />}
          </Suspense>
        </BidHistory>
      )}
      <QuestionSection listing={listing} lot={lot} questions={questions} />
    </div>
  );
}
