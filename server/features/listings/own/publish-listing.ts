import type { OwnListing } from "#contract/listings/own-listings.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Conflict, Forbidden } from "#server/errors.ts";
import { isInspectedBefore } from "#server/features/listings/inspections/is-inspected-before.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import { runListing } from "#server/features/listings/run-listing.ts";
import { checkPublication } from "./check-publication.ts";
import { lockOwnListing } from "./own-listing.ts";
import { ownListingView } from "./own-listing-view.ts";
import { setUnpublished } from "./set-unpublished.ts";

/** The number of listings that may be published without a verified account (RULES.md L5). */
export const freeListings = 10;

/**
 * Publishes a draft under the free package: live at once, or scheduled; a new seller's first waits for a moderator
 * (decisions/0021). Of two calls at once, the second finds no draft.
 */
export async function publishListing(ctx: Ctx, id: number): Promise<OwnListing> {
  const { userId } = requireTrader(ctx);
  return transaction(ctx, async (tx) => {
    const draft = await lockOwnListing(tx, id);
    if (draft.status !== "draft") throw new Conflict("NOT_A_DRAFT");
    await checkPublication(tx, draft, { declared: true });
    await requireRoom(tx, userId);
    const waits = await isInspectedBefore(tx, userId);
    const row = waits ? await setUnpublished(tx, id, "in_review") : await runListing(tx, draft);
    await openInspection(tx, row, waits ? "before" : "after");
    return ownListingView(tx, row);
  });
}

/**
 * The eleventh listing needs a verified account; listings that wait for a moderator count, relistings do not. The user's row
 * is locked, so that two calls cannot both publish the tenth.
 */
async function requireRoom(ctx: Ctx, userId: number): Promise<void> {
  const { rows } = await ctx.db.execute<{ verified: boolean; suspended: boolean }>(
    sql`select account_verified_at is not null as verified, suspended_at is not null as suspended
      from users where id = ${userId} for no key update`,
  );
  if (rows[0]?.suspended) throw new Forbidden("SUSPENDED");
  if (rows[0]?.verified) return;
  const counted = await ctx.db.execute<{ published: number }>(
    sql`select count(*) as published from listings
      where seller_id = ${userId} and relisted_from_id is null
        and (published_at is not null or status = 'in_review')`,
  );
  if ((counted.rows[0]?.published ?? 0) >= freeListings) {
    throw new Forbidden("VERIFICATION_NEEDED", { limit: freeListings });
  }
}
