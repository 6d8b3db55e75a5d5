import { dayMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { listings } from "#server/features/listings/table.ts";

type ListingRow = typeof listings.$inferSelect;

let made = 0;

/**
 * Stores a listing as it stands: a live seven-day auction of a supply, published an hour ago from 500 Kč,
 * without bids, unless the overrides say otherwise. It bypasses the verbs, so any state is possible.
 */
export async function makeListing(
  ctx: Ctx,
  overrides: Partial<typeof listings.$inferInsert> & { sellerId: number },
): Promise<ListingRow> {
  made += 1;
  const startsAt = new Date(ctx.clock().getTime() - dayMs / 24);
  const endsAt = new Date(startsAt.getTime() + 7 * dayMs);
  const isAuction = (overrides.saleMode ?? "auction") === "auction";
  const [row] = await ctx.db
    .insert(listings)
    .values({
      type: "supply",
      saleMode: "auction",
      status: "live",
      name: `Láhev ${made}`,
      slug: `lahev-${made}`,
      publishedAt: startsAt,
      startsAt,
      ...(isAuction ? { startPriceMinor: 500_00, endsAt, plannedEndsAt: endsAt } : { askedPriceMinor: 500_00 }),
      ...overrides,
    })
    .returning();
  if (!row) throw new Error("an insert returns its row");
  return row;
}
