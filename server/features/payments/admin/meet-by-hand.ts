import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { Money } from "#server/features/payments/receive-money.ts";
import type { StatementLine } from "#server/features/payments/statements/statement-line.ts";
import { receipts } from "#server/features/payments/table.ts";

/** How money is called that a person has confirmed before a statement could tell it. */
export const byHandReference = (orderId: number) => `by-hand-${orderId}`;

/**
 * Whether a statement's line tells the money of an order that was confirmed by hand (rule PM9), one line once: "met" for the first
 * time, "known" when the same line comes again. To be called under the order's lock. The payer's account and words come with it.
 */
export async function meetByHand(
  ctx: Ctx,
  orderId: number,
  line: Pick<Money, "ownAccount" | "payerAccount" | "payerIban" | "batch"> &
    Pick<StatementLine, "reference" | "amountMinor" | "currency" | "note" | "statementReference">,
): Promise<"met" | "known" | null> {
  const [byHand] = await ctx.db.select().from(receipts).where(eq(receipts.orderId, orderId));
  if (byHand?.source !== "transfer" || byHand.reference !== byHandReference(orderId)) return null;
  if (byHand.reportedByLine !== null) return byHand.reportedByLine === line.reference ? "known" : null;
  if (byHand.amountMinor !== line.amountMinor || byHand.currency !== line.currency) return null;
  const note = [byHand.note, line.note].filter(Boolean).join(" · ");
  const { statementReference, ownAccount, payerAccount, payerIban, batch } = line;
  await ctx.db
    .update(receipts)
    .set({ reportedByLine: line.reference, note, statementReference, ownAccount, payerAccount, payerIban, batch })
    .where(eq(receipts.id, byHand.id));
  return "met";
}
