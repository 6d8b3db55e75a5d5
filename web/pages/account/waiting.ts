import type { User } from "#contract/accounts.ts";
import type { ListingCard } from "#contract/auctions.ts";
import type { MyBidCard } from "#contract/bids.ts";
import type { DealCard } from "#contract/deals.ts";

export type Waiting<Draft extends ListingCard> =
  | { kind: "confirm" }
  | { kind: "deal"; deal: DealCard }
  | { kind: "outbid"; card: MyBidCard }
  | { kind: "draft"; card: Draft };

const draftsShown = 3;

/**
 * What waits for somebody to act, most pressing first: the unconfirmed e-mail, deals whose turn it is, lots where
 * somebody else leads by their end, unfinished listings. Whoever leads has nothing to do.
 */
export function whatWaits<Draft extends ListingCard>({
  user,
  deals,
  bids,
  drafts,
}: {
  user: Pick<User, "emailConfirmed">;
  deals: readonly DealCard[];
  bids: readonly MyBidCard[];
  drafts: readonly Draft[];
}): Waiting<Draft>[] {
  const byEnd = [...bids].sort((a, b) => endOf(a) - endOf(b));
  return [
    ...(user.emailConfirmed ? [] : [{ kind: "confirm" as const }]),
    ...deals.map((deal) => ({ kind: "deal" as const, deal })),
    ...byEnd.filter((card) => !card.isLeader).map((card) => ({ kind: "outbid" as const, card })),
    ...drafts.slice(0, draftsShown).map((card) => ({ kind: "draft" as const, card })),
  ];
}

function endOf(card: ListingCard): number {
  return card.endsAt ? Date.parse(card.endsAt) : Number.POSITIVE_INFINITY;
}
