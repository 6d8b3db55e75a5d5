import type { SaleHead } from "#contract/monthly-sales/monthly-sales.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { remembered } from "#server/remembered.ts";
import { hasLots, saleHeads } from "./sale-heads.ts";

/** Two days after a sale's closing time no soft close is on. */
const closingNightMs = 48 * 3_600_000;
const ttlMs = 5_000;

/**
 * S4: A sale is open until its last lot has closed.
 *
 * Monthly sales that still take bids, the first to close first, at most five seconds old: usually one, in a month's
 * last week two, since new listings join the next sale.
 */
export function listOpenSales(ctx: Ctx, lang: Locale): Promise<SaleHead[]> {
  return remembered(ctx, `open sales ${lang}`, ttlMs, async () => {
    const since = new Date(ctx.clock().getTime() - closingNightMs);
    const recent = await saleHeads(ctx, sql`where closes_at > ${since} and ${hasLots} order by closes_on`, lang);
    return recent.filter(({ isOpen }) => isOpen);
  });
}
