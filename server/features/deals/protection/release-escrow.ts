import type { Ctx } from "#server/context.ts";
import type { DealRow } from "#server/features/deals/deal-row.ts";
import { noteStep } from "#server/features/deals/note-step.ts";
import { promisePayout } from "#server/features/payouts/promise-payout.ts";

/** Releases what is held for a deal, whose row is locked, to its seller (rule PP4). Returns haléře. */
export async function releaseEscrow(ctx: Ctx, row: DealRow): Promise<number> {
  if (row.orderId === null) throw new Error(`protected deal ${row.id} was received unpaid`);
  const { orderId, sellerId: userId, iban, variableSymbol } = row;
  const amountMinor = await promisePayout(ctx, { orderId, userId, iban, variableSymbol });
  if (amountMinor > 0) await noteStep(ctx, { dealId: row.id, kind: "released", byUserId: null });
  return amountMinor;
}
