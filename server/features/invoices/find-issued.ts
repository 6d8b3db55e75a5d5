import type { InvoiceKind } from "#contract/invoices/invoices.ts";
import type { Ctx } from "#server/context.ts";
import { and, desc, eq } from "#server/db/query.ts";
import type { InvoiceRow } from "./store-invoice.ts";
import { invoices } from "./table.ts";

/** The document of a kind that holds for an order: the latest, where a wrong one was issued anew; null where it has none yet. */
export async function findIssued(
  ctx: Ctx,
  orderId: number,
  kind: Exclude<InvoiceKind, "credit_note">,
): Promise<InvoiceRow | null> {
  const [found] = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, kind)))
    .orderBy(desc(invoices.id))
    .limit(1);
  return found ?? null;
}
