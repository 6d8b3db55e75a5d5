import type { Ctx } from "#server/context.ts";
import { getVisibleListing } from "./get-listing.ts";
import { countView } from "./view-counter.ts";

/**
 * Counts that somebody opened the page of a listing: not its own seller, and not a robot that runs scripts. What does
 * not run them never calls this. `userAgent` as the caller names itself.
 */
export async function countVisit(ctx: Ctx, listingId: number, userAgent: string | undefined): Promise<void> {
  const { sellerId } = await getVisibleListing(ctx, listingId);
  if (ctx.actor?.userId === sellerId || isRobot(userAgent)) return;
  countView(ctx, listingId);
}

/** Those who index or preview pages say so in their name; the nameless is a program too. */
function isRobot(userAgent = ""): boolean {
  return (
    userAgent === "" ||
    /bot\b|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit/i.test(userAgent)
  );
}
