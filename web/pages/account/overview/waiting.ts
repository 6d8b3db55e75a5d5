import type { User } from "#contract/accounts/accounts.ts";
import type { MyBidCard } from "#contract/bids/bids.ts";
import type { DealCard } from "#contract/deals/deals.ts";
import type { Offer } from "#contract/deals/offers.ts";
import type { ListingCard } from "#contract/listings/listings.ts";

export type Waiting<Draft extends ListingCard> =
  | { kind: "confirm" }
  | { kind: "deal"; deal: DealCard }
  | { kind: "outbid"; card: MyBidCard }
  | { kind: "offer"; offer: Offer }
  | { kind: "draft"; card: Draft };

const draftsShown = 3;

/**
 * What waits for the visitor, most pressing first: the unconfirmed e-mail, deals in which it is their turn, lots on
 * which they were outbid by their end, offers to answer, unfinished listings. A leading bid needs no action.
 */
export function whatWaits<Draft extends ListingCard>({
  user,
  deals,
  bids,
  offers = [],
  drafts,
}: {
  user: Pick<User, "emailConfirmed">;
  deals: readonly DealCard[];
  bids: readonly MyBidCard[];
  /** Received and made alike. */
  offers?: readonly Offer[];
  drafts: readonly Draft[];
}): Waiting<Draft>[] {
  const byEnd = [...bids].sort((a, b) => endOf(a) - endOf(b));
  return [
    ...(user.emailConfirmed ? [] : [{ kind: "confirm" as const }]),
    ...deals.map((deal) => ({ kind: "deal" as const, deal })),
    ...byEnd.filter((card) => !card.isLeader).map((card) => ({ kind: "outbid" as const, card })),
    ...offers
      .filter(({ mine, awaits }) => awaits === (mine ? "author" : "owner"))
      .map((offer) => ({ kind: "offer" as const, offer })),
    ...drafts
      .filter(({ status }) => status === "draft")
      .slice(0, draftsShown)
      .map((card) => ({ kind: "draft" as const, card })),
  ];
}

function endOf(card: ListingCard): number {
  return card.endsAt ? Date.parse(card.endsAt) : Number.POSITIVE_INFINITY;
}
