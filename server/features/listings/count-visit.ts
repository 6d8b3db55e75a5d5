import type { Ctx } from "#server/context.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { getVisibleListing } from "./get-listing.ts";
import { countView } from "./store-views.ts";
import { takeView } from "./view-counter.ts";

/**
 * Counts a visit of a listing's page, except by its seller or by a robot; robots without scripts never call this.
 * From one address and one network but a few count each day, so that nobody makes a listing look wanted.
 */
export async function countVisit(ctx: Ctx, listingId: number, { network, userAgent }: Caller): Promise<void> {
  const { sellerId } = await getVisibleListing(ctx, listingId);
  if (ctx.actor?.userId === sellerId || isRobot(userAgent ?? "")) return;
  if (takeView(ctx, listingId, network)) countView(ctx, listingId);
}

/** Robots that index or preview pages name themselves; a caller without a name is a program too. */
function isRobot(userAgent: string): boolean {
  return (
    userAgent === "" || /bot\b|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit/i.test(userAgent)
  );
}
