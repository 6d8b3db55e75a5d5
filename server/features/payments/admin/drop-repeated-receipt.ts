import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { bookEntries } from "#server/features/payments/book-entries.ts";
import { accounts } from "#server/features/payments/ledger-rules.ts";
import { receipts } from "#server/features/payments/table.ts";

/**
 * Takes money that waits out of the ledger, since what it says is there otherwise: its line is a repetition of others, or its order was
 * confirmed by hand. What else is noted of that is in `to`.
 */
export async function dropRepeatedReceipt(
  ctx: Ctx,
  { id, amountMinor, currency, fault }: Pick<typeof receipts.$inferSelect, "id" | "amountMinor" | "currency" | "fault">,
  { as, ...to }: Readonly<Record<string, unknown>> & { readonly as: "repeated" | "confirmed" },
): Promise<void> {
  await ctx.db
    .update(receipts)
    .set({ resolvedAt: ctx.clock(), ...(fault !== "cancelled" && { fault: as }) })
    .where(eq(receipts.id, id));
  const entry = {
    debit: accounts.unpaired(currency),
    credit: accounts.escrowed("transfer", currency),
    amountMinor,
  };
  await bookEntries(ctx, [entry], { reason: "told_twice", receiptId: id });
  await recordChange(ctx, { subject: "money", id, from: fault, to }, ctx.actor?.userId ?? null);
}
