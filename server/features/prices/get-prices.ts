import type { ListingPrices, PriceComparison } from "#contract/prices/prices.ts";
import type { Locale } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { getVisibleListing, type ListingRow } from "#server/features/listings/get-listing.ts";
import { listSameSold } from "./list-same-sold.ts";
import { summarisePrices } from "./price-summary-rules.ts";
import { readRun } from "./read-run.ts";
import { isComparable } from "./same-thing-rules.ts";

/** A listing's price over time, and the sales of the same thing, without secret amounts. */
export async function getPrices(ctx: Ctx, id: number, lang: Locale): Promise<ListingPrices> {
  const row = await getVisibleListing(ctx, id);
  return { run: await readRun(ctx, row), comparison: await compare(ctx, row, lang) };
}

async function compare(ctx: Ctx, row: ListingRow, lang: Locale): Promise<PriceComparison | null> {
  if (!isComparable(row)) return null;
  const since = ctx.clock();
  since.setUTCFullYear(since.getUTCFullYear() - 1);
  const { pricesMinor, sales } = await listSameSold(ctx, row, since, lang);
  const { count, medianMinor, lowestMinor, highestMinor } = summarisePrices(pricesMinor);
  const czk = (minor: number | null) => (minor === null ? null : toCzk(minor));
  return {
    since: since.toISOString(),
    count,
    median: czk(medianMinor),
    lowest: czk(lowestMinor),
    highest: czk(highestMinor),
    sales,
  };
}
