import type { listings } from "#server/features/listings/table.ts";
import { hourMs } from "./prague-time.ts";

export type ListingColumns = Omit<typeof listings.$inferInsert, "id" | "brandId">;

/** Of an auction that nobody has bid in yet. */
export function auctionColumns(startsAt: Date, end: Date, startPriceMinor: number) {
  return {
    ...published(startsAt),
    saleMode: "auction",
    startPriceMinor,
    endsAt: end,
    plannedEndsAt: end,
  } as const;
}

/** Of what has been published as soon as it was written. */
export function published(startsAt: Date) {
  const createdAt = new Date(startsAt.getTime() - 3 * hourMs);
  return { startsAt, publishedAt: startsAt, createdAt, updatedAt: startsAt };
}

/** An amount that somebody would ask: few digits, then zeros. */
export function niceMinor(amountMinor: number): number {
  const crowns = amountMinor / 100;
  const grid = crowns < 1_000 ? 50 : crowns < 5_000 ? 100 : crowns < 20_000 ? 500 : 1_000;
  return Math.max(grid, Math.round(crowns / grid) * grid) * 100;
}
