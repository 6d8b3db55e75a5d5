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
  const { actor } = ctx;
  const [terms, aliases, viewer, requirements] = await Promise.all([
    readBidTerms(ctx),
    row.leaderId === null ? null : lotAliases(ctx, row),
    actor && findBidder(ctx, actor.userId, row.id),
    actor && readRequirements(ctx, row.categoryId),
  ]);
  return lotView({
    row,
    lot: lotOf(row, terms),
    leader: aliases?.get(row.leaderId ?? 0) ?? null,
    viewer: viewer && requirements && { ...viewer, requirements },
    now: ctx.clock(),
  });
}
