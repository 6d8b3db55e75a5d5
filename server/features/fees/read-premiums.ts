import type { FeeLine } from "#contract/fees/fee-kinds.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, inArray } from "#server/db/query.ts";
import { feeLinesOf } from "./read-fees.ts";
import { feeLines } from "./table.ts";

/** What a listing was published under; null: before there were any fees. */
interface UnderFees {
  readonly feeTableId: number | null;
}

/** The buyer's premium of one listing; null where none is asked. */
export async function readPremium(ctx: Ctx, listing: UnderFees): Promise<FeeLine | null> {
  return (await readPremiums(ctx, [listing]))(listing);
}

/** How the buyer's premium of some listings is found: null for one that asks none. In one query for all of them. */
export async function readPremiums(
  ctx: Ctx,
  listings: readonly UnderFees[],
): Promise<(listing: UnderFees) => FeeLine | null> {
  const ids = [...new Set(listings.flatMap(({ feeTableId }) => feeTableId ?? []))];
  if (ids.length === 0) return () => null;
  const rows = await ctx.db
    .select()
    .from(feeLines)
    .where(and(inArray(feeLines.feeTableId, ids), eq(feeLines.kind, "buyer_premium")));
  const lines = new Map(rows.map((row) => [row.feeTableId, feeLinesOf([row]).buyer_premium]));
  return ({ feeTableId }) => (feeTableId === null ? null : (lines.get(feeTableId) ?? null));
}
