import type { Ctx } from "#server/context.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { endsAt } from "./ends-at.ts";
import type { ListingRow } from "./get-listing.ts";

/**
 * What publication makes of a listing's wishes: its start, for an auction its end, and only the prices of its sale mode.
 * Other sale modes have no end. A start that is not in the future is now.
 */
export async function runningColumns(ctx: Ctx, row: ListingRow) {
  const now = ctx.clock();
  const isLater = row.activateAt !== null && row.activateAt > now;
  const startsAt = isLater && row.activateAt ? row.activateAt : now;
  const end =
    row.saleMode === "auction"
      ? endsAt(startsAt, row.duration, await closingGroupOf(ctx, row.categoryId))
      : null;
  return {
    status: isLater ? ("scheduled" as const) : ("live" as const),
    startsAt,
    publishedAt: startsAt,
    endsAt: end,
    plannedEndsAt: end,
    ...pricesOf(row),
  };
}

/** The place of the top category among all of them, from 0: the groups in which a monthly sale closes. */
async function closingGroupOf(ctx: Ctx, categoryId: number | null): Promise<number> {
  const rows = await readCategories(ctx);
  const top = rows.get(categoryId ?? 0)?.path[0];
  const tops = [...rows.values()].filter((row) => row.parentId === null);
  return Math.max(
    0,
    tops.findIndex((row) => row.id === top),
  );
}

/** Prices that do not belong to the sale mode are dropped. */
export function pricesOf(row: ListingRow) {
  if (row.saleMode === "auction") return { askedPriceMinor: null };
  const asked = row.saleMode === "fixed_price" || row.type === "demand" ? row.askedPriceMinor : null;
  return { startPriceMinor: null, reserveMinor: null, buyNowMinor: null, askedPriceMinor: asked };
}
