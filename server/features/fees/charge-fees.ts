import { type FeeKind, feeMinor } from "#contract/fees/fee-rules.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { hasBeenPaid } from "#server/features/payments/payment-rules.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { readFees } from "./read-fees.ts";
import { feeCharges, feeStatements } from "./table.ts";

interface Sale {
  readonly dealId: number;
  readonly listingId: number;
  /** The table that the listing was published under. */
  readonly feeTableId: number | null;
  readonly sellerId: number;
  readonly buyerId: number;
  /** Haléře, without postage. */
  readonly priceMinor: number;
  readonly isProtected: boolean;
}

/**
 * FE3: A sale costs its seller the commission and its buyer the premium, a publication its seller the listing fee, once; what is offered
 * again costs nothing. What a sale that is undone has cost is waived: what is billed goes back once it is paid.
 *
 * In the transaction that opens its deal.
 */
export async function chargeSale(ctx: Ctx, sale: Sale): Promise<void> {
  const { dealId, listingId, sellerId, buyerId, priceMinor } = sale;
  const lines = await readFees(ctx, sale.feeTableId);
  const of = (kind: FeeKind, userId: number) => ({
    ...{ kind, userId, dealId, listingId },
    amountMinor: feeMinor(lines[kind], priceMinor),
  });
  await charge(ctx, [
    of("seller_commission", sellerId),
    of("buyer_premium", buyerId),
    ...(sale.isProtected ? [of("protection", sellerId)] : []),
  ]);
}

/** Writes down what a publication costs, once for a listing; one that is offered again costs nothing. */
export async function chargePublication(
  ctx: Ctx,
  listing: { readonly id: number; readonly sellerId: number; readonly feeTableId: number | null },
): Promise<void> {
  const { id: listingId, sellerId: userId, feeTableId } = listing;
  const amountMinor = feeMinor((await readFees(ctx, feeTableId)).listing_fee, 0);
  await charge(ctx, [{ kind: "listing_fee", userId, listingId, dealId: null, amountMinor }]);
}

type NewCharge = Pick<typeof feeCharges.$inferInsert, "kind" | "userId" | "listingId" | "dealId" | "amountMinor">;

async function charge(ctx: Ctx, charges: readonly NewCharge[]): Promise<void> {
  const due = charges.filter(({ amountMinor }) => amountMinor > 0).map((each) => ({ ...each, arisenAt: ctx.clock() }));
  if (due.length > 0) await ctx.db.insert(feeCharges).values(due).onConflictDoNothing();
}

/**
 * Takes back what a sale cost, since it was undone (rule FE3): what is not billed yet never is, what is paid goes back; what
 * is billed and not paid goes back once it is (`refundWaived`).
 */
export async function waiveSale(ctx: Ctx, dealId: number): Promise<void> {
  const waived = await ctx.db
    .update(feeCharges)
    .set({ waivedAt: ctx.clock() })
    .where(and(eq(feeCharges.dealId, dealId), isNull(feeCharges.waivedAt)))
    .returning({ statementId: feeCharges.statementId });
  for (const { statementId } of waived) if (statementId !== null) await refundWaived(ctx, statementId);
}

/** Returns the waived charges of a paid bill, once each. */
export async function refundWaived(ctx: Ctx, statementId: number): Promise<void> {
  const [statement] = await ctx.db.select().from(feeStatements).where(eq(feeStatements.id, statementId));
  if (!statement?.orderId) return;
  const order = await lockOrder(ctx, statement.orderId);
  if (!order || !hasBeenPaid(order.status)) return;
  const charges = await ctx.db.select().from(feeCharges).where(eq(feeCharges.statementId, statementId));
  for (const { id, amountMinor } of charges.filter(({ waivedAt }) => waivedAt !== null)) {
    await refundOrder(ctx, {
      orderId: order.id,
      amountMinor,
      reason: "rule:sale_undone",
      byId: null,
      idempotencyKey: `fee-${id}`,
    });
  }
}
