import type { GatewayKind } from "#contract/payments/orders.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import type { GatewayState } from "#server/ports/payment/payment-gateway.ts";
import { findGateway } from "./find-gateway.ts";
import { laterStatus } from "./payment-rules.ts";
import { lockOrder, receiveMoney } from "./receive-money.ts";
import { payments } from "./table.ts";

/**
 * PM16: A payment is looked at where its gateway has it; one that is paid there and the site does not know waits for a
 * person.
 *
 * Asks a gateway how a payment stands, and takes over what it says. Safe to repeat, in any order and by several at once: an
 * attempt only moves forward, and its money is taken in once. A payment that the site does not know leads nowhere, unless it
 * is paid: then its money waits for a person.
 */
export async function lookAtPayment(ctx: Ctx, kind: GatewayKind, reference: string): Promise<void> {
  const gateway = findGateway(ctx, kind);
  const state = await gateway?.look(reference);
  if (!state) return;
  const paymentId = await findPayment(ctx, kind, reference, state);
  if (paymentId !== null) await takeOver(ctx, paymentId, { kind, reference, state });
  else if (state.status === "paid") {
    const { amountMinor, currency } = state;
    await receiveMoney(ctx, { source: kind, reference, amountMinor, currency, orderId: null });
  }
}

/** The attempt of a reference; of one whose gateway's answer was lost, by the site's own name of it. */
async function findPayment(
  ctx: Ctx,
  kind: GatewayKind,
  reference: string,
  { paymentId }: GatewayState,
): Promise<number | null> {
  if (paymentId !== null) {
    await ctx.db
      .update(payments)
      .set({ reference })
      .where(and(eq(payments.id, paymentId), eq(payments.gateway, kind), isNull(payments.reference)));
  }
  const [found] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.gateway, kind), eq(payments.reference, reference)));
  return found?.id ?? null;
}

interface Described {
  readonly kind: GatewayKind;
  readonly reference: string;
  readonly state: GatewayState;
}

async function takeOver(ctx: Ctx, paymentId: number, { kind, reference, state }: Described): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [known] = await tx.db.select().from(payments).where(eq(payments.id, paymentId));
    if (!known) return;
    // The order first, as everybody who settles it locks it.
    await lockOrder(tx, known.orderId);
    const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId)).for("update");
    if (!payment) return;
    if (state.status === "paid") {
      const { amountMinor, currency } = state;
      await receiveMoney(tx, { source: kind, reference, amountMinor, currency, orderId: payment.orderId });
    }
    await tx.db
      .update(payments)
      .set({ status: laterStatus(payment.status, state.status), lookedAt: tx.clock() })
      .where(eq(payments.id, paymentId));
  });
}
