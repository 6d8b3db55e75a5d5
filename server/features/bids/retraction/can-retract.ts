import type { Ctx } from "#server/context.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { countOwnRetractions } from "./count-own-retractions.ts";
import { mayRetract, type OwnRetractions } from "./retraction-rules.ts";

/**
 * Whether the caller, a moderator of this lot or not (`mayModerate`), may retract a bid now; the verb decides anew by the
 * database's clock under the lock.
 */
export function canRetract(
  ctx: Ctx,
  { status, endsAt }: ListingRow,
  bid: { readonly bidderId: number; readonly placedAt: Date; readonly retractedAt: Date | null },
  isModerator: boolean,
  own: OwnRetractions,
): boolean {
  if (!ctx.actor || !endsAt || bid.retractedAt) return false;
  const isBidder = bid.bidderId === ctx.actor.userId;
  const decision = mayRetract({ status, endsAt }, { isBidder, isModerator, placedAt: bid.placedAt, own }, ctx.clock());
  return "by" in decision && decision.by !== null;
}

/** The caller's retractions, for `canRetract`; a visitor has none. */
export async function ownRetractions(ctx: Ctx, listingId: number): Promise<OwnRetractions> {
  if (!ctx.actor) return { onLot: 0, recent: 0 };
  return countOwnRetractions(ctx, ctx.actor.userId, listingId, ctx.clock());
}
