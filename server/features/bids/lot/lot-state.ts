import type { LotState } from "#contract/bids/lot-state.ts";
import type { Ctx } from "#server/context.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { lotAliases } from "#server/features/bids/names/lot-aliases.ts";
import { readRequirements } from "#server/features/catalogue/policy-of.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { findBidder } from "./find-bidder.ts";
import { lotOf } from "./lot-row.ts";
import { lotView } from "./lot-view.ts";

/** The moving part of a listing (price, leader, end, the caller's own standing), as the caller may see it. */
export async function getLotState(ctx: Ctx, row: ListingRow): Promise<LotState> {
  const lot = lotOf(row, await readBidTerms(ctx));
  const aliases = row.leaderId === null ? null : await lotAliases(ctx, row);
  const viewer = ctx.actor ? await findBidder(ctx, ctx.actor.userId, row.id) : null;
  const requirements = viewer ? await readRequirements(ctx, row.categoryId) : null;
  return lotView({
    row,
    lot,
    leader: aliases?.get(row.leaderId ?? 0) ?? null,
    viewer: viewer && requirements && { ...viewer, requirements },
    now: ctx.clock(),
  });
}
