import type { User } from "#contract/accounts/accounts.ts";
import type { MyBidCard } from "#contract/bids/bids.ts";
import type { DealCard } from "#contract/deals/deal.ts";
import type { ListingCard } from "#contract/listings/listings.ts";
import type { AdminCounts } from "#contract/moderation/moderation.ts";
import type { Offer } from "#contract/offers/offers.ts";
import type { ListedOrder } from "#contract/payments/orders.ts";
import type { SecondChance } from "#contract/purchases/purchases.ts";
import type { OwedReview } from "#contract/reviews/reviews.ts";
import { instantOfWallText } from "#contract/values/prague-time.ts";

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
  /** What is to be paid to the site; those that wait first. */
  readonly orders: readonly ListedOrder[];
  /** Sells, and nobody can pay to an account. */
  readonly lacksBankAccount: boolean;
  /** Near the thresholds of the report to the tax office, and something that it says is not known. */
  readonly lacksTaxDetails: boolean;
  /** Of a moderator: what waits for a decision. */
  readonly admin: AdminCounts | null;
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
  | { kind: "tax" }
  | { kind: "offer"; offer: Offer }
  | { kind: "unsold"; card: Own }
  | { kind: "review"; review: OwedReview }
  | { kind: "order"; order: ListedOrder }
  | { kind: "draft"; card: Own };

/** What somebody else waits for, and has no end of its own, counts as due in so long. */
const othersWaitMs = 24 * 60 * 60 * 1000;
const draftsShown = 3;
const ordersShown = 5;

/**
 * What waits for the visitor, the nearest deadline first. What others wait for is due within a day; what has no deadline
 * stands last, and the e-mail, without which nothing works, first. A leading bid needs no action, nor does a deal in which
 * it is the other side's turn.
 */
export function whatWaits<Own extends ListingCard>(concerns: Concerns<Own>, now: Date): Waiting<Own>[] {
  return everything(concerns)
    .map((each) => ({ each, due: dueOf(each, now.getTime()) }))
    .sort((a, b) => (a.due === b.due ? 0 : a.due - b.due))
    .map(({ each }) => each);
}

/** In the order of what is due at the same time. */
function everything<Own extends ListingCard>(concerns: Concerns<Own>): Waiting<Own>[] {
  const { user, deals, bids, offers, secondChances, unsold, drafts, reviews, orders, admin } = concerns;
  return [
    ...(user.emailConfirmed ? [] : [{ kind: "confirm" as const }]),
    ...bids.filter(({ isLeader }) => !isLeader).map((card) => ({ kind: "outbid" as const, card })),
    ...secondChances.map((chance) => ({ kind: "chance" as const, chance })),
    ...deals.map((deal) => ({ kind: "deal" as const, deal })),
    ...(admin && admin.cases > 0 ? [{ kind: "cases" as const, count: admin.cases }] : []),
    ...(admin && admin.reports > 0 ? [{ kind: "reports" as const, count: admin.reports }] : []),
    ...(admin && admin.inspections > 0 ? [{ kind: "inspections" as const, count: admin.inspections }] : []),
    ...(admin && admin.suspicions > 0 ? [{ kind: "suspicions" as const, count: admin.suspicions }] : []),
    ...(concerns.lacksBankAccount ? [{ kind: "bank" as const }] : []),
    ...(concerns.lacksTaxDetails ? [{ kind: "tax" as const }] : []),
    ...offers
      .filter(({ mine, awaits }) => awaits === (mine ? "author" : "owner"))
      .map((offer) => ({ kind: "offer" as const, offer })),
    ...unsold.map((card) => ({ kind: "unsold" as const, card })),
    // The payment of a deal waits with the deal.
    ...orders
      .filter(({ status, subject }) => status === "awaiting_payment" && subject.type !== "deal")
      .slice(0, ordersShown)
      .map((order) => ({ kind: "order" as const, order })),
    ...reviews.map((review) => ({ kind: "review" as const, review })),
    ...drafts
      .filter(({ status }) => status === "draft")
      .slice(0, draftsShown)
      .map((card) => ({ kind: "draft" as const, card })),
  ];
}

/** When it has to be done, in ms as `now`. */
function dueOf<Own extends ListingCard>(each: Waiting<Own>, now: number): number {
  switch (each.kind) {
    case "confirm":
      return Number.NEGATIVE_INFINITY;
    case "outbid":
      return each.card.endsAt ? Date.parse(each.card.endsAt) : Number.POSITIVE_INFINITY;
    case "chance":
      return Date.parse(each.chance.expiresAt);
    case "deal":
      return dueOfDeal(each.deal, now);
    case "offer":
      return Date.parse(each.offer.expiresAt);
    case "order":
      return dueOfOrder(each.order, now);
    case "review":
      return Date.parse(each.review.until);
    case "unsold":
    case "draft":
      return Number.POSITIVE_INFINITY;
    default:
      return now + othersWaitMs;
  }
}

/** A bill is due by the end of its day in Prague; other orders run out. */
function dueOfOrder({ dueOn, expiresAt }: ListedOrder, now: number): number {
  if (dueOn) return instantOfWallText(`${dueOn}T24:00`) ?? now;
  return expiresAt ? Date.parse(expiresAt) : now + othersWaitMs;
}

/**
 * A payment is due by the end of its last day in Prague. A report may be decided at any moment, so its answer is due now;
 * every other step is waited for.
 */
function dueOfDeal({ todo, side, status, payBy }: DealCard, now: number): number {
  if (todo === "answer_case") return now;
  if (side === "buyer" && status === "awaiting_payment") return instantOfWallText(`${payBy}T24:00`) ?? now;
  return now + othersWaitMs;
}
