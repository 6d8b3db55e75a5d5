import { Suspense } from "react";
import { useLocation } from "react-router";
import { takesOffers } from "#contract/offers/takes-offers.ts";
import { BidBlock } from "#web/features/bids/bid-block.tsx";
import { useLoginPrompt } from "#web/layout/account/login-prompt.tsx";
import { laterPart } from "#web/loading/later-part.ts";
import { hasScope } from "#web/session/has-scope.ts";
import { useSession } from "#web/session/session.ts";
import { partOf } from "#web/ui/part-of.tsx";
import type { ListingPageProps } from "./listing-page-props.ts";
import type { useLot } from "./lot/use-lot.ts";
import { usePurchase } from "./lot/use-purchase.ts";
import { resendConfirmation } from "./resend-confirmation.ts";

// What few visitors see, or few items have: it is there from the server, and its code follows.
const CancellationNote = laterPart(() => import("./cancellation-note.tsx"));
const SecondChanceOffer = laterPart(() =>
  import("#web/features/purchases/second-chance-offer.tsx").then((module) => ({
    default: module.SecondChanceOffer,
  })),
);

// It has fields, so its code is there before what is written into them is taken over.
const OfferArea = await partOf("offers", () => import("./offers/offer-area.tsx").then((module) => module.OfferArea));

interface TradeProps extends Pick<ListingPageProps, "listing" | "aftermath" | "offers"> {
  live: ReturnType<typeof useLot>;
}

/** Where one bids, buys and offers, with what came of it. */
export function Trade({ listing, aftermath, offers, live }: TradeProps) {
  const { lot } = live;
  const login = useLoginPrompt();
  const user = useSession();
  const { pathname } = useLocation();
  const purchase = usePurchase(listing, live.refresh);
  return (
    <>
      {aftermath.secondChance && (
        <Suspense>
          <SecondChanceOffer chance={aftermath.secondChance} className="mb-5" />
        </Suspense>
      )}
      <BidBlock
        nextSteps={aftermath.nextSteps}
        listing={listing}
        lot={lot}
        busy={live.busy}
        connection={live.connection}
        onBid={live.bid}
        onPurchase={purchase}
        onRetryConnection={() => void live.refresh()}
        onResendConfirmation={resendConfirmation}
        onLoginClick={() => login.ask(pathname)}
        isSupplier={listing.type === "demand" && offers.some(({ mine, status }) => mine && status === "accepted")}
        offers={(seen) =>
          takesOffers(listing) && (
            <OfferArea listing={listing} lot={seen} offers={offers} onLoginClick={() => login.ask(pathname)} />
          )
        }
      />
      {listing.cancellation && (
        <Suspense>
          <CancellationNote
            cancellation={listing.cancellation}
            isOwn={!hasScope(user, "moderation") || lot.viewer?.isSeller === true}
          />
        </Suspense>
      )}
    </>
  );
}
