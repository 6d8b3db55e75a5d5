import type { User } from "#contract/accounts/accounts.ts";
import type { MyBidCard } from "#contract/bids/bids.ts";
import type { DealCard } from "#contract/deals/deals.ts";
import type { Offer } from "#contract/deals/offers.ts";
import type { SecondChance } from "#contract/deals/purchases.ts";
import type { OwedReview } from "#contract/deals/reviews.ts";
import type { ListingCard } from "#contract/listings/listings.ts";
import type { DeskCounts } from "#contract/listings/moderation.ts";

/** Everything that may wait for an account, as its lists tell it. */
export interface Concerns<Own extends ListingCard> {
  readonly user: Pick<User, "emailConfirmed">;
  /** Those whose `todo` is the visitor's. */
  readonly deals: readonly DealCard[];
  readonly bids: readonly MyBidCard[];
  /** Received and made alike. */
  readonly offers: readonly Offer[];
  readonly secondChances: readonly SecondChance[];
  /** Found no buyer and were not offered again. */
  readonly unsold: readonly Own[];
  readonly drafts: readonly Own[];
  readonly reviews: readonly OwedReview[];
  /** Sells, and nobody can pay to an account. */
  readonly lacksBankAccount: boolean;
  /** Of a moderator: what waits for a decision. */
  readonly desk: DeskCounts | null;
}

export type Waiting<Own extends ListingCard> =
  | { kind: "confirm" }
  | { kind: "outbid"; card: MyBidCard }
  | { kind: "chance"; chance: SecondChance }
  | { kind: "deal"; deal: DealCard }
  | { kind: "cases"; count: number }
  | { kind: "inspections"; count: number }
  | { kind: "suspicions"; count: number }
  | { kind: "reports"; count: number }
  | { kind: "bank" }
  | { kind: "offer"; offer: Offer }
  | { kind: "unsold"; card: Own }
  | { kind: "review"; review: OwedReview }
  | { kind: "draft"; card: Own };

const hourMs = 60 * 60 * 1000;
const draftsShown = 3;

/**
 * What waits for the visitor, most pressing first: what runs out within the hour, what somebody else waits for, then what
 * has time. A leading bid needs no action, nor does a deal in which it is the other side's turn.
 */
export function whatWaits<Own extends ListingCard>(concerns: Concerns<Own>, now: Date): Waiting<Own>[] {
  const { user, deals, bids, offers, secondChances, unsold, drafts, reviews, desk } = concerns;
  const outbid = bids
    .filter(({ isLeader }) => !isLeader)
    .sort((a, b) => endOf(a) - endOf(b))
    .map((card) => ({ kind: "outbid" as const, card }));
  const endsSoon = ({ card }: { card: MyBidCard }) => endOf(card) - now.getTime() <= hourMs;
  return [
    ...(user.emailConfirmed ? [] : [{ kind: "confirm" as const }]),
    ...outbid.filter(endsSoon),
    ...secondChances.map((chance) => ({ kind: "chance" as const, chance })),
    ...[...deals].sort(byPressure).map((deal) => ({ kind: "deal" as const, deal })),
    ...(desk && desk.cases > 0 ? [{ kind: "cases" as const, count: desk.cases }] : []),
    ...(desk && desk.reports > 0 ? [{ kind: "reports" as const, count: desk.reports }] : []),
    ...(desk && desk.inspections > 0 ? [{ kind: "inspections" as const, count: desk.inspections }] : []),
    ...(desk && desk.suspicions > 0 ? [{ kind: "suspicions" as const, count: desk.suspicions }] : []),
    ...(concerns.lacksBankAccount ? [{ kind: "bank" as const }] : []),
    ...offers
      .filter(({ mine, awaits }) => awaits === (mine ? "author" : "owner"))
      .map((offer) => ({ kind: "offer" as const, offer })),
    ...outbid.filter((each) => !endsSoon(each)),
    ...unsold.map((card) => ({ kind: "unsold" as const, card })),
    ...reviews.map((review) => ({ kind: "review" as const, review })),
    ...drafts
      .filter(({ status }) => status === "draft")
      .slice(0, draftsShown)
      .map((card) => ({ kind: "draft" as const, card })),
  ];
}

/** A case to answer and a payment that is overdue come before other deals. */
function byPressure(a: DealCard, b: DealCard): number {
  const isPressing = ({ todo, isOverdue }: DealCard) => (todo === "answer_case" || isOverdue ? 0 : 1);
  return isPressing(a) - isPressing(b);
}

function endOf(card: ListingCard): number {
  return card.endsAt ? Date.parse(card.endsAt) : Number.POSITIVE_INFINITY;
}
