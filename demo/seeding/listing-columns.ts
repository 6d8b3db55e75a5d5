import { hourMs } from "#contract/values/durations.ts";
import type { listings } from "#server/features/listings/table.ts";

export type ListingColumns = Omit<typeof listings.$inferInsert, "id" | "brandId">;

/** Columns of an auction without bids. */
export function auctionColumns(startsAt: Date, end: Date, startPriceMinor: number) {
  return {
    ...published(startsAt),
    saleMode: "auction",
    startPriceMinor,
    endsAt: end,
    plannedEndsAt: end,
  } as const;
}

/** Columns of a listing that was published as soon as it was written. */
export function published(startsAt: Date) {
  const createdAt = new Date(startsAt.getTime() - 3 * hourMs);
  return { startsAt, publishedAt: startsAt, createdAt, updatedAt: startsAt };
}

/** Rounds to an amount that a person would ask: few digits, then zeros. */
export function niceMinor(amountMinor: number): number {
  const crowns = amountMinor / 100;
  const grid = crowns < 1_000 ? 50 : crowns < 5_000 ? 100 : crowns < 20_000 ? 500 : 1_000;
  return Math.max(grid, Math.round(crowns / grid) * grid) * 100;
}
