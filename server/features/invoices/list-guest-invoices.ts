import type { ListedInvoice } from "#contract/invoices/invoices.ts";
import type { Ctx } from "#server/context.ts";
import { desc, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { getOrderRow } from "#server/features/payments/get-order.ts";
import { invoiceView } from "./invoice-view.ts";
import type { InvoiceRow } from "./store-invoice.ts";
import { invoices } from "./table.ts";

interface Address {
  readonly id: number;
  readonly hash: string;
}

/**
 * IN9: Documents of an order that was made without an account are read by whoever has its address; those of an account's order in the
 * account alone.
 */
export async function listGuestInvoices(ctx: Ctx, order: Address): Promise<ListedInvoice[]> {
  return (await readGuestInvoices(ctx, order)).map(invoiceView);
}

/** The same as they are stored. Those of an account are in the account alone, whoever has the address of its order. */
export async function readGuestInvoices(ctx: Ctx, { id, hash }: Address): Promise<InvoiceRow[]> {
  const { userId } = await getOrderRow(ctx, id, hash);
  if (userId !== null) throw new NotFound();
  return ctx.db.select().from(invoices).where(eq(invoices.orderId, id)).orderBy(desc(invoices.id));
}
