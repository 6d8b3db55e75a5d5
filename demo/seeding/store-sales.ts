import type { Ctx } from "#server/context.ts";
import { saleOf } from "#server/features/monthly-sales/auction-end-rules.ts";
import { monthlySales } from "#server/features/monthly-sales/table.ts";
import type { PlannedListing } from "./plan-listing.ts";

/**
 * Opens the monthly sales of planned auctions; returns the listings with their lot numbers, in the order in which they
 * went live.
 */
export async function storeSales(
  ctx: Ctx,
  planned: readonly PlannedListing[],
  groups: number[],
): Promise<PlannedListing[]> {
  const lots = planned
    .filter(({ columns }) => columns.duration === "monthly" && columns.startsAt)
    .sort((a, b) => startOf(a).getTime() - startOf(b).getTime());
  const numbered = new Map<PlannedListing, PlannedListing>();
  for (const [closesOn, joined] of Map.groupBy(lots, (lot) => saleOf(startOf(lot)).closesOn)) {
    const [first] = joined;
    if (!first) continue;
    const { closesAt } = saleOf(startOf(first));
    await ctx.db.insert(monthlySales).values({ closesOn, closesAt, groups, nextLotNumber: joined.length + 1 });
    for (const [index, lot] of joined.entries()) {
      const columns = { ...lot.columns, saleClosesOn: closesOn, lotNumber: index + 1 };
      numbered.set(lot, { ...lot, columns });
    }
  }
  return planned.map((listing) => numbered.get(listing) ?? listing);
}

function startOf({ columns }: PlannedListing): Date {
  return columns.startsAt ?? new Date(0);
}
