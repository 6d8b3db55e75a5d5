import type { FeeLine } from "#contract/fees/fee-rules.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, inArray, type SQL, sql } from "#server/db/query.ts";
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

/**
 * FE7: Where a buyer's premium is asked it is in every total, what winning everything would cost and the budget for it
 * included. Cards, the block of an item with its quick amounts, the list of bids, the account's lists, offers and
 * mails say each price with it to whoever would pay it; a notification quotes the bid alone.
 *
 * How the premium of some listings is found: null for one that asks none. In one query for all of them.
 */
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

/** `feeMinor` in SQL for the buyer's premium `f` of a listing `l` (`joinPremium`), at a price in haléře. */
export function premiumSql(priceMinor: SQL): SQL {
  // `least` and `greatest` pass over what is null: a cap that is not set, and everything where no premium is asked.
  return sql`case when f.kind is null then 0 else
    least(f.cap_minor, greatest(f.minimum_minor, (2 * ${priceMinor} * f.hundredths + 10000) / 20000)) end`;
}

/** The buyer's premium `f` that a listing `l` was published under. */
export const joinPremium = sql`left join fee_lines f on f.fee_table_id = l.fee_table_id and f.kind = 'buyer_premium'`;
