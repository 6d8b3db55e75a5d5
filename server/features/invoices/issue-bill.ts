import { type Ctx, transaction } from "#server/context.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import type { feeEvents } from "#server/features/fees/events.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { readOwnIban } from "#server/features/payments/transfer-setting.ts";
import { findIssued } from "./find-issued.ts";
import { contentOf, waitsForTaxId } from "./issue-invoice.ts";
import { storeInvoice } from "./store-invoice.ts";

/**
 * IN7: The fees of a month have one collective document, issued with their bill and of the month's last day, before they are paid; the
 * payment brings no second one.
 *
 * As Act 235/2004, § 31b allows. Returns whether it did.
 */
export async function issueBill(
  ctx: Ctx,
  { orderId, taxableOn, dueOn }: PayloadOf<typeof feeEvents.FeesBilled>,
): Promise<boolean> {
  const iban = await readOwnIban(ctx);
  return transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || (await findIssued(tx, orderId, "invoice"))) return false;
    const content = { ...(await contentOf(tx, order)), taxableOn, dueOn, iban };
    if (waitsForTaxId(tx, content)) return false;
    await storeInvoice(tx, { kind: "invoice", orderId, userId: order.userId, content });
    return true;
  });
}
