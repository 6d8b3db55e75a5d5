import type { z } from "zod";
import type { cases as contract, DecisionRefusalCode } from "#contract/deals/cases.ts";
import { toCzk, toMinor } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Forbidden, Invalid, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { listAccountsOf } from "#server/features/accounts/contact/list-accounts-of.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { addStrike } from "#server/features/accounts/status/add-strike.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { mayModerate } from "#server/features/bids/may-moderate.ts";
import { cancelDeal } from "#server/features/deals/cancel-deal.ts";
import type { DealRow } from "#server/features/deals/deal-row.ts";
import { dealEvents, partiesOf } from "#server/features/deals/events.ts";
import { lockDeal } from "#server/features/deals/lock-deal.ts";
import { noteStep } from "#server/features/deals/note-step.ts";
import { findEscrowedMinor } from "#server/features/deals/protection/protection-view.ts";
import { returnMoney } from "#server/features/deals/protection/return-escrow.ts";
import { dealCases, deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { voidSale } from "#server/features/purchases/void-sale.ts";
import { suspendPerson } from "#server/features/suspensions/suspend-person.ts";

type Decision = z.output<typeof contract.decide.body>;

/**
 * K5: A moderator who is no side of the deal, by an account with the same telephone or bank account neither, decides, with reasons told
 * to both (DSA, Art. 17); an upheld case ends deal and sale, unless the thing was received.
 *
 * An upheld case may also give a part of held money back and let the deal go on (PP5). The same decision again by the same moderator
 * changes nothing; a colleague is told CASE_CLOSED.
 */
export async function decideCase(ctx: Ctx, id: number, { decision, reasons, refund }: Decision): Promise<void> {
  const { userId } = requireScope(ctx, "moderation");
  if (await isAboutEscrow(ctx, id)) await requireReauthentication(ctx);
  const outcome = decision === "uphold" ? "upheld" : "rejected";
  await transaction(ctx, async (tx) => {
    const { row, kind, decided, decidedById } = await lockCase(tx, id);
    const own = await listAccountsOf(tx, userId);
    if (own.includes(row.buyerId) || own.includes(row.sellerId)) throw new Forbidden("FORBIDDEN");
    // Whoever has bid would gain by the sale's end.
    if (!(await mayModerate(tx, { id: row.listingId, sellerId: row.sellerId }))) throw new Forbidden("FORBIDDEN");
    // A colleague who says the same has reasons of their own, which are not dropped unseen.
    if (decided === outcome && decidedById === userId) return;
    if (decided) throw new Conflict("CASE_CLOSED" satisfies DecisionRefusalCode);
    await tx.db
      .update(dealCases)
      .set({ outcome, reasons, decidedById: userId, decidedAt: tx.clock() })
      .where(eq(dealCases.id, id));
    await noteStep(tx, { dealId: row.id, kind: "case_decided", byUserId: null });
    const to = { outcome, dealId: row.id, ...(refund !== null && { refund }) };
    await recordChange(tx, { subject: "case", id, from: null, to, reason: reasons });
    if (outcome === "upheld" && refund !== null) {
      await returnPart(tx, row, { caseId: id, amountMinor: toMinor(refund), byId: userId });
    } else if (outcome === "upheld" && row.status !== "received") {
      const { listingId, buyerId } = row;
      await cancelDeal(tx, row, null);
      await voidSale(tx, { listingId, buyerId, cause: kind, reason: reasons });
      if (kind === "non_payment") {
        const isLast = await addStrike(tx, buyerId);
        if (isLast) await suspendPerson(tx, { userId: buyerId, byId: userId, reason: null });
        await publish(tx, dealEvents.NonPaymentUpheld, { dealId: row.id, listingId, buyerId });
      }
    }
    await publish(tx, dealEvents.CaseDecided, { ...partiesOf(row), caseId: id });
  });
}

/** Whether a decision moves money that the site holds, or lets it go. */
async function isAboutEscrow(ctx: Ctx, id: number): Promise<boolean> {
  const [found] = await ctx.db
    .select({ isProtected: deals.isProtected })
    .from(dealCases)
    .innerJoin(deals, eq(deals.id, dealCases.dealId))
    .where(eq(dealCases.id, id));
  return found?.isProtected ?? false;
}

/** Less than all: to give everything back is to end the deal. */
async function returnPart(
  ctx: Ctx,
  row: DealRow,
  { caseId, amountMinor, byId }: { caseId: number; amountMinor: number; byId: number },
): Promise<void> {
  const escrowedMinor = await findEscrowedMinor(ctx, row);
  if (row.orderId === null || escrowedMinor === null) throw new Conflict("NOTHING_HELD" satisfies DecisionRefusalCode);
  if (amountMinor >= escrowedMinor) {
    const code = "REFUND_TOO_HIGH" satisfies DecisionRefusalCode;
    throw new Invalid({ refund: [code] }, code, { maximum: toCzk(escrowedMinor - 1) });
  }
  await returnMoney(ctx, row, row.orderId, { amountMinor, key: `case-${caseId}`, byId });
}

/** Locks the listing's row first, as every verb that locks several does, then the deal's. */
async function lockCase(ctx: Ctx, id: number) {
  const [found] = await ctx.db
    .select({ dealId: deals.id, listingId: deals.listingId })
    .from(dealCases)
    .innerJoin(deals, eq(deals.id, dealCases.dealId))
    .where(eq(dealCases.id, id));
  if (!found) throw new NotFound();
  await ctx.db.select({ id: listings.id }).from(listings).where(eq(listings.id, found.listingId)).for("update");
  const deal = await lockDeal(ctx, found.dealId);
  const [dealCase] = await ctx.db.select().from(dealCases).where(eq(dealCases.id, id));
  if (!deal || !dealCase) throw new NotFound();
  const { kind, outcome: decided, decidedById } = dealCase;
  return { row: deal.row, kind, decided, decidedById };
}
