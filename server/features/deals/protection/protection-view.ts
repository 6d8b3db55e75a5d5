import type { DealProtection } from "#contract/deals/deal.ts";
import type { DealSide } from "#contract/deals/deal-steps.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { accountInForce } from "#server/features/accounts/contact/bank-change-rules.ts";
import { contactDetails } from "#server/features/accounts/table.ts";
import type { DealFacts } from "#server/features/deals/deal-facts.ts";
import type { DealRow } from "#server/features/deals/deal-row.ts";
import { totalMinorOf } from "#server/features/deals/deal-view.ts";
import { payouts } from "#server/features/payouts/table.ts";
import { findDealOrder } from "./open-deal-order.ts";
import { deliveredFromOf, type EscrowOrder, escrowedMinorOf, escrowState } from "./release-rules.ts";

/** Where the money of a protected deal is, as its side sees it; null for any other deal. */
export async function protectionOf(
  ctx: Ctx,
  row: DealRow,
  facts: DealFacts,
  side: DealSide,
): Promise<DealProtection | null> {
  if (!row.isProtected) return null;
  const found = await findDealOrder(ctx, row);
  const order = found && (await escrowOrder(ctx, found));
  const from = side === "seller" ? deliveredFromOf(facts) : null;
  const isAwaited = row.status === "awaiting_payment";
  return {
    holder: ctx.ports.escrow?.holder ?? "",
    money: escrowState(order),
    returned: toCzk(order?.refundedMinor ?? 0),
    forSeller: toCzk(order?.isPaid ? order.totalMinor - order.refundedMinor : totalMinorOf(row)),
    order: side === "buyer" && isAwaited && found ? { id: found.id, hash: found.hash } : null,
    needsAccount: side === "seller" && row.status !== "cancelled" && !(await hasAccount(ctx, row)),
    deliveredFrom: from?.toISOString() ?? null,
  };
}

/** What a moderator could give back of a deal, haléře; null where nothing is held. */
export async function findEscrowedMinor(ctx: Ctx, row: DealRow): Promise<number | null> {
  const found = row.isProtected ? await findDealOrder(ctx, row) : null;
  const escrowedMinor = found ? escrowedMinorOf(await escrowOrder(ctx, found)) : 0;
  return escrowedMinor > 0 ? escrowedMinor : null;
}

type Order = NonNullable<Awaited<ReturnType<typeof findDealOrder>>>;

async function escrowOrder(ctx: Ctx, order: Order): Promise<EscrowOrder> {
  const [payout] = await ctx.db.select().from(payouts).where(eq(payouts.orderId, order.id));
  const { totalMinor, refundedMinor, releasedMinor } = order;
  const isPaidOut = payout !== undefined && payout.paidAt !== null;
  return { isPaid: order.paidAt !== null, totalMinor, refundedMinor, releasedMinor, isPaidOut };
}

/** Whether there is somewhere to send the money (rule D13). */
export async function hasAccount(ctx: Ctx, { iban, sellerId }: Pick<DealRow, "iban" | "sellerId">): Promise<boolean> {
  if (iban) return true;
  const [contact] = await ctx.db.select().from(contactDetails).where(eq(contactDetails.userId, sellerId));
  return contact !== undefined && accountInForce(contact, ctx.clock()) !== null;
}
