import "#web/i18n/areas/item.ts";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { BidLine, OwnReceipt } from "#contract/bids/bids.ts";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { Offer } from "#contract/deals/offers.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { ListingPrices } from "#contract/listings/prices.ts";
import type { ItemQuestions } from "#contract/messages/questions.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import { BidBlock } from "#web/features/bidding/bid-block.tsx";
import { LastViewed } from "#web/features/last-viewed/last-viewed.tsx";
import { viewedListing } from "#web/features/last-viewed/viewed-listing.ts";
import { ServerClock } from "#web/format/server-clock.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useLoginPrompt } from "#web/layout/account/login-prompt.tsx";
import { laterPart } from "#web/loading/later-part.ts";
import { isModerator } from "#web/session/is-moderator.ts";
import { useSession } from "#web/session/session.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { partOf } from "#web/ui/part-of.tsx";
import { ConditionSection } from "./condition-section.tsx";
import { DescriptionSection } from "./description-section.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import { ListingHead } from "./listing-head.tsx";
import { BidHistory } from "./lot/bid-history.tsx";
import { useLot } from "./lot/use-lot.ts";
import { usePurchase } from "./lot/use-purchase.ts";
import { takesOffers } from "./offers/takes-offers.ts";
import type { PriceGraphs } from "./prices/graph.ts";
import { PriceSection } from "./prices/price-section.tsx";
import { QuestionSection } from "./questions/question-section.tsx";
import type { Aftermath } from "./read-aftermath.ts";
import { resendConfirmation } from "./resend-confirmation.ts";
import { SellerBlock } from "./seller-block.tsx";
import { Shelf } from "./shelf.tsx";
import { useCountVisit } from "./use-count-visit.ts";

// What few visitors see, or few items have: it is there from the server, and its code follows.
const CancellationNote = laterPart(() => import("./cancellation-note.tsx"));
const ModeratorMenu = laterPart(() => import("./moderator-menu.tsx"));
const OwnReceipts = laterPart(() => import("./lot/own-receipts.tsx"));
const RelistedLinks = laterPart(() => import("./relisted-links.tsx"));
const LotLog = laterPart(() => import("./lot/lot-log.tsx"));
const ReceivedOffers = laterPart(() => import("./offers/received-offers.tsx"));
const SecondChanceOffer = laterPart(() =>
  import("#web/features/purchases/second-chance-offer.tsx").then((module) => ({
    default: module.SecondChanceOffer,
  })),
);

// It has fields, so its code is there before what is written into them is taken over.
const OfferArea = await partOf("offers", () =>
  import("./offers/offer-area.tsx").then((module) => module.OfferArea),
);

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

/** Everything about one listing: pictures, condition, words and bids left; name and bid block right, the block in view throughout. */
export function ListingPage(props: ListingPageProps) {
  const { listing, bids, aftermath, offers } = props;
  const { t } = useTranslation("item");
  const locale = useLocale();
  const login = useLoginPrompt();
  const user = useSession();
  const { pathname } = useLocation();
  const { lot, lines, connection, busy, bid, refresh } = useLot(listing, bids);
  const purchase = usePurchase(listing.id, refresh);
  useCountVisit(listing.id);
  const trail = listing.categoryPath.map(({ id, slug, name }) => ({
    label: name,
    to: pathTo("item", locale, { id, slug }),
  }));
  const crumbs = [
    { label: t("home"), to: pathTo("home", locale) },
    ...trail,
    { label: listing.name, to: pathname },
  ];

  return (
    <ServerClock time={lot.serverTime}>
      <div data-part="listing" className="container-page pt-5">
        <Breadcrumb crumbs={crumbs} />
        {/* In the order of reading on a phone; from 1028 px on the head and the block stand beside the rest. On a tall
            screen block and seller stay in view; on a middling one the block alone does, and the seller stands below the
            pictures, where nothing passes over them; on a low one nothing stays. */}
        <article className="mt-5 desktop:grid desktop:grid-cols-[minmax(0,1fr)_minmax(380px,452px)] desktop:grid-rows-[auto_auto_1fr] desktop:gap-x-16 desktop:middling:grid-rows-[auto_auto_auto_1fr]">
          <div className="min-w-0 desktop:row-span-2">
            <Gallery listing={listing} />
          </div>
          <ListingHead listing={listing} />
          <div className="mt-6 desktop:col-start-2 desktop:row-span-2 desktop:row-start-2 desktop:middling:contents">
            <div className="desktop:top-27 desktop:tall:sticky desktop:middling:contents">
              <div className="desktop:middling:col-start-2 desktop:middling:row-span-3 desktop:middling:row-start-2 desktop:middling:mt-6">
                <div className="desktop:top-27 desktop:middling:sticky">
                  {aftermath.secondChance && (
                    <Suspense>
                      <SecondChanceOffer chance={aftermath.secondChance} className="mb-5" />
                    </Suspense>
                  )}
                  <BidBlock
                    nextSteps={aftermath.nextSteps}
                    listing={listing}
                    lot={lot}
                    busy={busy}
                    connection={connection}
                    onBid={bid}
                    onPurchase={purchase}
                    onRetryConnection={() => void refresh()}
                    onResendConfirmation={resendConfirmation}
                    onLoginClick={() => login.ask(pathname)}
                    isSupplier={
                      listing.type === "demand" &&
                      offers.some(({ mine, status }) => mine && status === "accepted")
                    }
                    offers={
                      takesOffers(listing) && (
                        <OfferArea
                          listing={listing}
                          lot={lot}
                          offers={offers}
                          onLoginClick={() => login.ask(pathname)}
                        />
                      )
                    }
                  />
                  {listing.cancellation && (
                    <Suspense>
                      <CancellationNote
                        cancellation={listing.cancellation}
                        isOwn={!isModerator(user) || lot.viewer?.isSeller === true}
                      />
                    </Suspense>
                  )}
                </div>
              </div>
              <div className="min-w-0 desktop:middling:col-start-1 desktop:middling:row-start-3">
                {(listing.relistedAs || listing.relistedFrom) && (
                  <Suspense>
                    <RelistedLinks listing={listing} />
                  </Suspense>
                )}
                {isModerator(user) && (
                  <Suspense>
                    <ModeratorMenu name={listing.name} lot={lot} />
                  </Suspense>
                )}
                <SellerBlock listing={listing} />
              </div>
            </div>
          </div>
          <Reading {...props} lot={lot} lines={lines} />
        </article>
        <Shelves listing={listing} />
        <LastViewed
          current={viewedListing(listing, locale) ?? undefined}
          className="screen-only section-gap"
        />
      </div>
    </ServerClock>
  );
}

/** What is read about the thing: its offers for the seller, condition, words, prices, bids and questions. */
function Reading(props: ListingPageProps & { lot: LotState; lines: BidLine[] }) {
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
      <PriceSection listing={listing} lot={lot} prices={prices} graphs={graphs} />
      {listing.saleMode === "auction" && (
        <BidHistory bids={lines} lot={lot} listingId={listing.id}>
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

/** Where to look further: similar listings, and the others of the seller. */
function Shelves({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation("item");
  const locale = useLocale();
  return (
    <>
      <Shelf
        id="similar"
        title={t("section.similar")}
        listings={listing.similar}
        more={{
          words: typography(listing.category.name),
          to: pathTo("item", locale, { id: listing.category.id, slug: listing.category.slug }),
        }}
      />
      <Shelf
        id="of-seller"
        title={t("section.ofSeller", { name: listing.seller.username })}
        listings={listing.ofSeller}
        more={{
          words: t("allOfSeller", { count: listing.seller.listings }),
          to: `${pathTo("search", locale)}?seller=${listing.seller.id}`,
        }}
      />
    </>
  );
}
