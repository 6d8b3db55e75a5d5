import type { PriceRun } from "#contract/prices/prices.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { lotOf } from "#server/features/bids/lot/lot-row.ts";
import { bids } from "#server/features/bids/table.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { priceSteps, type Step } from "./price-step-rules.ts";
import { mostSteps, thinSteps } from "./thin-steps.ts";

/** The visible price of an auction from its start until its end or now; null before the start. */
export async function readRun(ctx: Ctx, row: ListingRow): Promise<PriceRun | null> {
  const lot = lotOf(row, await readBidTerms(ctx));
  const now = ctx.clock();
  if (!lot || row.status === "draft" || lot.startsAt > now) return null;
  const stored = await ctx.db
    .select({
      sequence: bids.sequence,
      bidderId: bids.bidderId,
      maximumMinor: bids.maximumMinor,
      kind: bids.kind,
      placedAt: bids.placedAt,
      priceAfterMinor: bids.priceAfterMinor,
      retractedAt: bids.retractedAt,
    })
    .from(bids)
    .where(eq(bids.listingId, row.id))
    .orderBy(asc(bids.sequence));
  const steps = [...priceSteps({ ...lot, endsAt: row.plannedEndsAt ?? lot.endsAt }, stored), ...purchaseOf(row)];
  const end = row.closedAt ?? new Date(Math.min(now.getTime(), lot.endsAt.getTime()));
  return {
    from: lot.startsAt.toISOString(),
    until: new Date(Math.max(end.getTime(), steps.at(-1)?.at.getTime() ?? 0)).toISOString(),
    steps: thinSteps(steps, mostSteps).map(({ at, priceMinor, kind }) => ({
      at: at.toISOString(),
      price: toCzk(priceMinor),
      kind,
    })),
    changes: steps.length,
  };
}

/** A purchase at the buy-now price is a last step above the bids. */
function purchaseOf({ soldBy, closedAt, finalPriceMinor }: ListingRow): Step[] {
  if (soldBy !== "buy_now" || closedAt === null || finalPriceMinor === null) return [];
  return [{ at: closedAt, priceMinor: finalPriceMinor, kind: "buy_now" }];
}
