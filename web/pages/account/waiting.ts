import type { User } from "#contract/accounts.ts";
import type { ListingCard } from "#contract/auctions.ts";
import type { MyBidCard } from "#contract/bids.ts";

export type Waiting<Draft extends ListingCard> =
  | { kind: "confirm" }
  | { kind: "outbid"; card: MyBidCard }
  | { kind: "ending"; card: MyBidCard }
  | { kind: "draft"; card: Draft };

/** An own lead is worth a reminder when the lot closes within this time. */
const soonMs = 24 * 3_600_000;
const draftsShown = 3;

/**
 * What waits for somebody, most pressing first: the unconfirmed e-mail, lots where somebody else leads by their end,
 * own leads that close within a day, unfinished listings. `nowMs` is the server's clock.
 */
export function whatWaits<Draft extends ListingCard>(
  {
    user,
    bids,
    drafts,
  }: { user: Pick<User, "emailConfirmed">; bids: readonly MyBidCard[]; drafts: readonly Draft[] },
  nowMs: number,
): Waiting<Draft>[] {
  const byEnd = [...bids].sort((a, b) => endOf(a) - endOf(b));
  return [
    ...(user.emailConfirmed ? [] : [{ kind: "confirm" as const }]),
    ...byEnd.filter((card) => !card.isLeader).map((card) => ({ kind: "outbid" as const, card })),
    ...byEnd
      .filter((card) => card.isLeader && endOf(card) - nowMs < soonMs)
      .map((card) => ({ kind: "ending" as const, card })),
    ...drafts.slice(0, draftsShown).map((card) => ({ kind: "draft" as const, card })),
  ];
}

function endOf(card: ListingCard): number {
  return card.endsAt ? Date.parse(card.endsAt) : Number.POSITIVE_INFINITY;
}
