import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LotState, ViewerStatus } from "#contract/bids/lot-state.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { useServerClock } from "#web/format/server-clock.tsx";
import { ForGuest, ForMember } from "#web/session/visitor.tsx";
import { classes } from "#web/ui/classes.ts";
import { LiveRegion } from "#web/ui/live-region.tsx";
import { partOf } from "#web/ui/part-of.tsx";
import { BidForm } from "./bid-form.tsx";
import type { BidBlockProps, PlaceBid } from "./bid-props.ts";
import { BidTaken } from "./bid-taken.tsx";
import { blockBody, blockLayout } from "./block-layout.ts";
import { BlockMiddle } from "./block-middle.tsx";
import { BuyNow } from "./buy-now.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { PriceAndTime } from "./price-and-time.tsx";
import { ReserveAndCounts } from "./reserve-and-counts.tsx";
import { type ClockPhase, canBid, type Situation, situationOf } from "./situation.ts";
import { StateBand } from "./state-band.tsx";
import { useBand } from "./use-band.ts";
import { useChosenAmount } from "./use-chosen-amount.ts";

/** Most listings take bids; the block of all others comes with those. */
const OfferBlock = await partOf("offers", () => import("./offer-block.tsx").then((block) => block.OfferBlock));

/** Goods of the operator are bought otherwise. */
const StockBlock = await partOf("stock", () =>
  import("#web/features/products/stock-block.tsx").then((block) => block.StockBlock),
);

/**
 * Everything needed to bid, in one place and one order; use inside `ServerClock`. Listings that take no bids get the same frame.
 * A page that is the same for everybody has it twice: for guests, and for members, who may fill it in before it is known how
 * they stand.
 */
export function BidBlock(props: BidBlockProps) {
  const { listing, lot } = props;
  // What a member has entered a guest finds again, whose session has ended meanwhile.
  const amount = useChosenAmount(lot);
  // Goods from stock are the same for guests and members.
  if (listing.product) return <StockBlock listing={listing} product={listing.product} />;
  return (
    <>
      {lot.viewer === null && (
        <ForGuest>
          <Block {...props} {...amount} />
        </ForGuest>
      )}
      <ForMember isCertain={lot.viewer !== null}>
        <Block {...props} {...amount} lot={lot.viewer === null ? { ...lot, viewer: newcomer } : lot} />
      </ForMember>
    </>
  );
}

/** A member of whom nothing is known on this lot: nothing is in their way, and nothing is theirs. */
const newcomer: ViewerStatus = {
  isSeller: false,
  isLeader: false,
  hasBid: false,
  maximum: null,
  obstacle: null,
  isWinner: false,
  reservePrice: null,
};

type BlockProps = BidBlockProps & ReturnType<typeof useChosenAmount>;

function Block(props: BlockProps) {
  const { listing } = props;
  const isAuction = listing.saleMode === "auction" && listing.type === "supply";
  return isAuction ? <AuctionBlock {...props} /> : <OfferBlock {...props} />;
}

function AuctionBlock(props: BlockProps) {
  const { listing, connection, busy, onRetryConnection, chosen, choose } = props;
  const answer = useAnswer(props.onBid, props.lot);
  const lot = withStartAsPrice(props.lot);
  const { t } = useTranslation("bids");
  const input = useRef<HTMLInputElement | null>(null);
  const actions = useRef<HTMLDivElement | null>(null);
  const phase = useServerClock<ClockPhase>((nowMs) => phaseOf(lot, nowMs));
  const situation = situationOf(lot, phase, connection);
  // While the connection is lost, a bidder who had the form keeps it with the entered amount.
  const hasForm = canBid(situationOf(lot, phase, "ok")) && lot.nextMinimum !== null;
  const band = useBand(listing, lot, situation);
  const price = lot.price === null ? "" : formatCzk(lot.price);
  return (
    <section aria-label={t("label")} className={blockLayout}>
      <StateBand situation={situation} {...band} />
      <div className={blockBody}>
        <PriceAndTime
          lot={lot}
          premium={listing.buyerPremium}
          label={t(priceLabel(lot, situation))}
          stale={situation === "connection_lost"}
        />
        {situation !== "pending" && <ReserveAndCounts lot={lot} />}
        <div ref={actions} className={classes(canBid(situation) && "scroll-mt-28")}>
          {hasForm ? (
            <BidForm
              {...{ listing, lot, situation, busy, chosen, onRetryConnection }}
              onBid={answer.onBid}
              onChoose={choose}
              inputRef={input}
            />
          ) : (
            <BlockMiddle {...props} {...{ situation, chosen }} />
          )}
        </div>
        {(canBid(situation) || situation === "guest") && <BuyNow {...props} />}
      </div>
      <LiveRegion text={t("announce", { price, state: band.title })} />
      <BidTaken count={answer.taken} isLeader={lot.viewer?.isLeader === true} />
      <PhoneBar
        {...{ lot, situation, actions, input, onRetryConnection }}
        name={listing.name}
        premium={listing.buyerPremium}
        onLoginClick={props.onLoginClick}
        answer={answer.isUnread ? { ...band, onRead: answer.read } : null}
      />
    </section>
  );
}

/**
 * How many bids of the visitor were taken, and whether the last answer still waits to be read. An end that comes while the page
 * is open is an answer, too, to whoever has bid.
 */
function useAnswer(onBid: PlaceBid, { viewer, closedAt }: LotState) {
  const [taken, setTaken] = useState(0);
  const [isUnread, setUnread] = useState(false);
  const isOver = closedAt !== null;
  const [wasOver, setWasOver] = useState(isOver);
  if (isOver !== wasOver) {
    setWasOver(isOver);
    if (isOver && viewer?.hasBid) setUnread(true);
  }
  const bid: PlaceBid = async (...meant) => {
    const answer = await onBid(...meant);
    if (answer.ok) {
      setTaken((count) => count + 1);
      setUnread(true);
    }
    return answer;
  };
  return { taken, isUnread, onBid: bid, read: () => setUnread(false) };
}

/** Before the first bid a lot has no price yet: its start price stands in its place. */
function withStartAsPrice(lot: LotState): LotState {
  return { ...lot, price: lot.price ?? lot.startPrice };
}

function phaseOf(lot: LotState, nowMs: number): ClockPhase {
  if (lot.endsAt === null || lot.status !== "live") return "running";
  const leftMs = Date.parse(lot.endsAt) - nowMs;
  if (leftMs <= 0) return "over";
  return leftMs < 60_000 ? "last_minute" : "running";
}

function priceLabel(lot: LotState, situation: Situation): string {
  if (situation === "connection_lost") return "price.lastKnown";
  if (lot.status === "sold") return "price.soldFor";
  if (lot.bidCount === 0) return "price.start";
  return lot.status === "live" ? "price.current" : "price.highest";
}
