import type { MendFault } from "#contract/invoices/issued-documents.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import type { orders } from "#server/features/payments/table.ts";
import { readRatesByDay } from "#server/features/payments/tax-setting.ts";
import { readOrderedLines } from "../read-ordered-lines.ts";
import type { InvoiceRow } from "../store-invoice.ts";
import { invoices } from "../table.ts";
import { mendFault } from "./replacement-rules.ts";

type LineLeft = Awaited<ReturnType<typeof readOrderedLines>>[number];

export interface Mending {
  readonly wrong: InvoiceRow;
  readonly fault: MendFault | null;
  readonly lines: readonly LineLeft[];
  /** Per cent, the highest first. */
  readonly rates: readonly number[];
}

/** What of a document may be issued anew: the lines of its order that are left, and the rates of its day. */
export async function readMending(ctx: Ctx, id: number, order: typeof orders.$inferSelect): Promise<Mending> {
  const [wrong] = await ctx.db.select().from(invoices).where(eq(invoices.id, id));
  if (!wrong) throw new NotFound();
  const { content, kind } = wrong;
  const isReplaced = (await ctx.db.$count(invoices, eq(invoices.replacesId, id))) > 0;
  const leftMinor = order.totalMinor - order.refundedMinor;
  const all = await readOrderedLines(ctx, order.id, content.locale);
  const ratesOn = await readRatesByDay(ctx);
  const isTaxed = content.isVatPayer && content.taxableOn !== null;
  const rates = isTaxed ? Object.values(ratesOn(content.taxableOn ?? "")) : [];
  return {
    wrong,
    fault: mendFault({ kind, isReplaced, orderStatus: order.status, leftMinor }),
    // Of what costs nothing nothing went back.
    lines: all.filter(({ totalMinor, backMinor }) => totalMinor === 0 || totalMinor > backMinor),
    rates: [...new Set(rates)].sort((a, b) => b - a),
  };
}
