import type { User } from "#contract/accounts.ts";
import type { ListingCard } from "#contract/auctions.ts";
import type { MyBidCard } from "#contract/bids.ts";

export type Waiting<Draft extends ListingCard> =
  | { kind: "confirm" }
  | { kind: "outbid"; card: MyBidCard }
  | { kind: "draft"; card: Draft };

const draftsShown = 3;

/**
 * What waits for somebody to act, most pressing first: the unconfirmed e-mail, lots where somebody else leads by their end,
 * unfinished listings. Whoever leads has nothing to do.
 */
export function whatWaits<Draft extends ListingCard>({
  user,
  bids,
  drafts,
}: {
  user: Pick<User, "emailConfirmed">;
  bids: readonly MyBidCard[];
  drafts: readonly Draft[];
}): Waiting<Draft>[] {
  const byEnd = [...bids].sort((a, b) => endOf(a) - endOf(b));
  return [
    ...(user.emailConfirmed ? [] : [{ kind: "confirm" as const }]),
    ...byEnd.filter((card) => !card.isLeader).map((card) => ({ kind: "outbid" as const, card })),
    ...drafts.slice(0, draftsShown).map((card) => ({ kind: "draft" as const, card })),
  ];
}

function endOf(card: ListingCard): number {
  return card.endsAt ? Date.parse(card.endsAt) : Number.POSITIVE_INFINITY;
}
