import { type Ctx, transaction } from "#server/context.ts";
import { publish } from "#server/events/outbox.ts";
import { sellerReportEvents } from "./events.ts";
import { findEuroRate, sellerView } from "./read-report.ts";
import { readSellers } from "./read-sellers.ts";
import { sellerTaxRequests } from "./table.ts";
import { gapsToAsk, isNear, yearsAskedAbout } from "./tax-details-rules.ts";

/**
 * TR7: A seller within the Union with {manySales} sales or {manyEuros} EUR in the year, of whom the report would miss
 * something but an account, is asked for it by mail and in the bell, once for the year (in January for the one before
 * too), and on the overview of the account until it is told.
 *
 * Without a rate of the euro the number of sales alone decides. Safe to run at any time, by several at once.
 */
export async function askForTaxDetails(ctx: Ctx): Promise<number> {
  const rate = (await findEuroRate(ctx)) ?? Number.POSITIVE_INFINITY;
  let asked = 0;
  for (const year of yearsAskedAbout(ctx.clock())) {
    const sellers = (await readSellers(ctx, year)).map((found) => sellerView(found, rate));
    const lacking = sellers.filter((seller) => isNear(seller) && gapsToAsk(seller.gaps).length > 0);
    for (const { id } of lacking) if (await transaction(ctx, (tx) => ask(tx, id, year))) asked++;
  }
  return asked;
}

async function ask(ctx: Ctx, userId: number, year: number): Promise<boolean> {
  const [isNew] = await ctx.db
    .insert(sellerTaxRequests)
    .values({ userId, year, askedAt: ctx.clock() })
    .onConflictDoNothing()
    .returning();
  if (isNew) await publish(ctx, sellerReportEvents.TaxDetailsWanted, { userId, year });
  return isNew !== undefined;
}
