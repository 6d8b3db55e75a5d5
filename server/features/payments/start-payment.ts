import type { GatewayKind } from "#contract/payments/orders.ts";
import type { Locale } from "#contract/values/locale.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, desc, eq, gt } from "#server/db/query.ts";
import { Busy, Conflict } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { findGateway } from "./find-gateway.ts";
import { getOrderRow } from "./get-order.ts";
import { lockOrder } from "./receive-money.ts";
import { orderLines, payments } from "./table.ts";

interface Start {
  readonly orderId: number;
  readonly hash: string;
  readonly method: GatewayKind;
  readonly lang: Locale;
  readonly returnUrl: string;
}

/** So long an attempt that is under way is gone on with. */
const sameAttemptMs = 10 * 60 * 1000;
/** Gateways that take less cut it themselves. */
const labelLength = 100;

/**
 * Begins to pay an order at a gateway, and says where the payer goes. The attempt is stored before the gateway is asked, so
 * that a notice which overtakes the answer finds it; where the gateway does not answer, the payer may choose another way.
 */
export async function startPayment(ctx: Ctx, start: Start): Promise<string> {
  await getOrderRow(ctx, start.orderId, start.hash);
  const gateway = findGateway(ctx, start.method);
  if (!gateway) throw new Conflict("METHOD_UNKNOWN");
  const attempt = await openAttempt(ctx, start);
  if (attempt.url) return attempt.url;
  try {
    const { reference, url } = await gateway.start({
      paymentId: attempt.id,
      amountMinor: attempt.amountMinor,
      currency: "CZK",
      label: attempt.label,
      email: attempt.email,
      lang: start.lang,
      returnUrl: start.returnUrl,
    });
    await ctx.db
      .update(payments)
      .set({ reference, url, status: "pending" })
      .where(and(eq(payments.id, attempt.id), eq(payments.status, "created")));
    return url;
  } catch (error) {
    ctx.log.error({ err: error, gateway: gateway.kind }, "a gateway did not begin a payment");
    await ctx.db
      .update(payments)
      .set({ status: "failed" })
      .where(and(eq(payments.id, attempt.id), eq(payments.status, "created")));
    throw new Conflict("GATEWAY_AWAY");
  }
}

interface Attempt {
  readonly id: number;
  /** null: the gateway has to be asked. */
  readonly url: string | null;
  readonly amountMinor: number;
  readonly label: string;
  readonly email: string | null;
}

/** Two presses at once go on with one attempt: the second finds the first under the order's lock. */
async function openAttempt(ctx: Ctx, { orderId, method, lang }: Start): Promise<Attempt> {
  return transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const now = tx.clock();
    if (order?.status !== "awaiting_payment" || order.expiresAt <= now) throw new Conflict("ORDER_CLOSED");
    const [line] = await tx.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).limit(1);
    const [payer] = order.userId
      ? await tx.db.select({ email: users.email }).from(users).where(eq(users.id, order.userId))
      : [];
    const common = {
      amountMinor: order.totalMinor,
      label: (line?.label[lang] || "Kabinet").slice(0, labelLength),
      email: payer?.email ?? null,
    };
    const [running] = await tx.db
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.orderId, orderId),
          eq(payments.gateway, method),
          eq(payments.status, "pending"),
          gt(payments.createdAt, new Date(now.getTime() - sameAttemptMs)),
        ),
      )
      .orderBy(desc(payments.id))
      .limit(1);
    if (running) return { ...common, id: running.id, url: running.url };
    const [made] = await tx.db
      .insert(payments)
      .values({ orderId, gateway: method, amountMinor: order.totalMinor, createdAt: now })
      .returning({ id: payments.id });
    if (!made) throw new Busy(1);
    return { ...common, id: made.id, url: null };
  });
}
