import { type GatewayKind, gatewayKinds } from "#contract/payments/orders.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, asc, eq, gt, isNull, lt } from "#server/db/query.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { bookEntries } from "../book-entries.ts";
import { findGateway } from "../find-gateway.ts";
import { accounts } from "../ledger-rules.ts";
import { receipts } from "../table.ts";
import { paymentOf, readGivenBack } from "./read-given-back.ts";
import { refunds } from "./table.ts";

/**
 * Has the gateways pay back what was decided to go back. The refund's id is its key at the gateway, or what has gone back before says
 * whether it has, so that asking again after a lost answer pays nothing twice; nobody else asks meanwhile. Money that came by a transfer
 * waits for a person. Returns how many were sent.
 */
export function sendRefunds(ctx: Ctx): Promise<number> {
  return forEachDue(
    ctx,
    (after, limit) =>
      ctx.db
        .select({
          id: refunds.id,
          orderId: refunds.orderId,
          amountMinor: refunds.amountMinor,
          source: receipts.source,
          reference: receipts.reference,
        })
        .from(refunds)
        .innerJoin(receipts, eq(receipts.orderId, refunds.orderId))
        .where(and(isNull(refunds.sentAt), gt(refunds.id, after)))
        .orderBy(asc(refunds.id))
        .limit(limit),
    async ({ id, orderId, amountMinor, source, reference }) => {
      const gateway = isGateway(source) ? findGateway(ctx, source) : undefined;
      if (!gateway) return false;
      return transaction(ctx, async (tx) => {
        const isWaiting = and(eq(refunds.id, id), isNull(refunds.sentAt));
        const [waiting] = await tx.db.select().from(refunds).where(isWaiting).for("update", { skipLocked: true });
        // Of one whose answer was lost it can be told whether it was made while no other is on its way.
        const isBefore = and(eq(refunds.orderId, orderId), isNull(refunds.sentAt), lt(refunds.id, id));
        if (!waiting || (await tx.db.$count(refunds, isBefore)) > 0) return false;
        const earlierMinor = await readGivenBack(tx, source, reference);
        await gateway.refund(paymentOf(reference), { amountMinor, key: `refund-${id}`, earlierMinor });
        return markSent(tx, { id, orderId, amountMinor, source });
      });
    },
    ({ source }) => source,
  );
}

interface Sent {
  readonly id: number;
  readonly orderId: number;
  readonly amountMinor: number;
  readonly source: string;
}

/** Books that the money has left, once. */
export async function markSent(ctx: Ctx, { id, orderId, amountMinor, source }: Sent): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const marked = await tx.db
      .update(refunds)
      .set({ sentAt: tx.clock() })
      .where(and(eq(refunds.id, id), isNull(refunds.sentAt)))
      .returning({ id: refunds.id });
    if (marked.length === 0) return false;
    const entry = { debit: accounts.refunds, credit: accounts.escrowed(source), amountMinor };
    await bookEntries(tx, [entry], { reason: "refund", orderId });
    return true;
  });
}

export function isGateway(source: string): source is GatewayKind {
  return gatewayKinds.some((kind) => kind === source);
}
