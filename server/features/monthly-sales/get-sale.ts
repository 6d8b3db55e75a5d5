import type { SaleHead } from "#contract/monthly-sales/monthly-sales.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { listOpenSales } from "./list-open-sales.ts";
import { hasLots, saleHeads } from "./sale-heads.ts";

/** A monthly sale by the day it closes on, or 404; an open one is at most five seconds old. */
export async function getSale(ctx: Ctx, closesOn: string, lang: Locale): Promise<SaleHead> {
  const open = await listOpenSales(ctx, lang);
  const sale =
    open.find((each) => each.closesOn === closesOn) ??
    (await saleHeads(ctx, sql`where closes_on = ${closesOn}::date and ${hasLots}`, lang))[0];
  if (!sale) throw new NotFound();
  return sale;
}
