import { setTimeout as pause } from "node:timers/promises";
import type { GatewayKind } from "#contract/payments/orders.ts";
import type { Locale } from "#contract/values/locale.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, desc, eq, gt, inArray } from "#server/db/query.ts";
import { Busy, Conflict } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import type { PaymentGateway } from "#server/ports/payment/payment-gateway.ts";
import { findGateway } from "./find-gateway.ts";
import { getOrderRow } from "./get-order.ts";
import { expiryOncePaying } from "./payment-rules.ts";
import { prolongOrder } from "./prolong-order.ts";
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
/** A gateway answers before, or whoever has asked it is gone. */
const beginsMs = 30_000;
/** So long whoever presses meanwhile waits for the answer to the first, asked for so often. */
const [answerMs, lookEveryMs] = [10_000, 200];
/** Gateways that take less cut it themselves. */
const labelLength = 100;

/**
 * Begins to pay an order at a gateway, and says where the payer goes. The attempt is stored before the gateway is asked, so
 * that a webhook which overtakes the answer finds it; where the gateway does not answer, the payer may choose another way.
 */
export async function startPayment(ctx: Ctx, start: Start): Promise<string> {
  await getOrderRow(ctx, start.orderId, start.hash);
  const gateway = findGateway(ctx, start.method);
  if (!gateway) throw new Conflict("METHOD_UNKNOWN");
  const attempt = await openAttempt(ctx, start, gateway);
  if (!attempt.isNew) return attempt.url ?? (await answerTo(ctx, attempt.id));
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

/** Where a payment leads that another press has begun. */
async function answerTo(ctx: Ctx, id: number): Promise<string> {
  for (let waited = 0; waited < answerMs; waited += lookEveryMs) {
    await pause(lookEveryMs);
    const [attempt] = await ctx.db.select().from(payments).where(eq(payments.id, id));
    if (attempt?.url) return attempt.url;
    if (attempt?.status !== "created") throw new Conflict("GATEWAY_AWAY");
  }
  throw new Busy(2);
}

interface Attempt {
  readonly id: number;
  /** Whether the gateway has to be asked. */
  readonly isNew: boolean;
  /** null until the gateway has answered. */
  readonly url: string | null;
  readonly amountMinor: number;
  readonly label: string;
  readonly email: string | null;
}

/** Two presses at once go on with one attempt: the second finds the first under the order's lock, also before its gateway has answered. */
async function openAttempt(
  ctx: Ctx,
  { orderId, method, lang }: Start,
  { leastMinor }: PaymentGateway,
): Promise<Attempt> {
  return transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const now = tx.clock();
    if (order?.status !== "awaiting_payment" || order.expiresAt <= now) throw new Conflict("ORDER_CLOSED");
    if (order.totalMinor < leastMinor) throw new Conflict("METHOD_UNKNOWN");
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
          inArray(payments.status, ["created", "pending"]),
          gt(payments.createdAt, new Date(now.getTime() - sameAttemptMs)),
        ),
      )
      .orderBy(desc(payments.id))
      .limit(1);
    const isAlive =
      running?.status === "pending" || (running && running.createdAt > new Date(now.getTime() - beginsMs));
    if (running && isAlive) return { ...common, id: running.id, isNew: false, url: running.url };
    const [made] = await tx.db
      .insert(payments)
      .values({ orderId, gateway: method, amountMinor: order.totalMinor, createdAt: now })
      .returning({ id: payments.id });
    if (!made) throw new Busy(1);
    await prolongOrder(tx, order, expiryOncePaying(order));
    return { ...common, id: made.id, isNew: true, url: null };
  });
}
