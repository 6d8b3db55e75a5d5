import type { Ctx } from "#server/context.ts";
import { getVisibleListing } from "./get-listing.ts";
import { countView } from "./view-counter.ts";

/**
 * Counts a visit of a listing's page, except by its seller or by a robot; robots without scripts never call this.
 * `userAgent` is the caller's header.
 */
export async function countVisit(ctx: Ctx, listingId: number, userAgent: string | undefined): Promise<void> {
  const { sellerId } = await getVisibleListing(ctx, listingId);
  if (ctx.actor?.userId === sellerId || isRobot(userAgent)) return;
  countView(ctx, listingId);
}

/** Robots that index or preview pages name themselves; a caller without a name is a program too. */
function isRobot(userAgent = ""): boolean {
  return (
    userAgent === "" ||
    /bot\b|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit/i.test(userAgent)
  );
}
