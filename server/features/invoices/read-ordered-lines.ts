import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { orderLines } from "#server/features/payments/table.ts";
import type { OrderedLine } from "./invoice-rules.ts";

/** The lines of an order in the language of its documents, in their order. */
export async function readOrderedLines(ctx: Ctx, orderId: number, locale: Locale): Promise<OrderedLine[]> {
  const lines = await ctx.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return lines.map(({ label, quantity, unitMinor, discountMinor, totalMinor, vatPercent }) => ({
    label: label[locale] || label.cs,
    quantity,
    // What a voucher has taken off is off the unit price.
    unitMinor: discountMinor === 0 ? unitMinor : Math.round(totalMinor / quantity),
    totalMinor,
    vatPercent,
  }));
}
