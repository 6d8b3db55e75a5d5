import type { Ctx } from "#server/context.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { isInspectedBefore } from "#server/features/listings/inspections/is-inspected-before.ts";

/**
 * Whether a change of a listing's words or pictures waits for a moderator's look (rule I7). A draft's never does, nor do goods of the
 * operator.
 */
export async function waitsForLook(ctx: Ctx, { status, sellerId, saleMode }: ListingRow): Promise<boolean> {
  return status !== "draft" && saleMode !== "stock" && (await isInspectedBefore(ctx, sellerId));
}
