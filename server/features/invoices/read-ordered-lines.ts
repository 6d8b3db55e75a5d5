import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { readPaidLines } from "#server/features/payments/refunds/read-paid-lines.ts";

/** The lines of an order in the language of its documents, in their order, with what of each went back. */
export async function readOrderedLines(ctx: Ctx, orderId: number, locale: Locale) {
  const lines = await readPaidLines(ctx, orderId);
  return lines.map(({ label, unitMinor, discountMinor, ...line }) => ({
    ...line,
    label: label[locale] || label.cs,
    // What a voucher has taken off is off the unit price.
    unitMinor: discountMinor === 0 ? unitMinor : Math.round(line.totalMinor / line.quantity),
  }));
}
