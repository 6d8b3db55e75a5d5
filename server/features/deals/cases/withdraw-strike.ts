import type { StrikeRefusalCode } from "#contract/moderation/strike-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { and, asc, eq, inArray } from "#server/db/query.ts";
import { Conflict, Forbidden, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { removeStrike } from "#server/features/accounts/status/remove-strike.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { dealEvents } from "#server/features/deals/events.ts";
import { dealCases, deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { mayDecideAbout } from "#server/features/suspensions/get-person.ts";
import { releasePerson } from "#server/features/suspensions/suspend-person.ts";

/**
 * K12: A moderator who may decide about the person (K9) and is no side of the deal withdraws a strike with a reason that the audit keeps
 * and the person is told by mail: it counts no more, deal and sale stay ended, and an account that strikes alone have suspended is released
 * once fewer than three are left. Of two who withdraw it the second is told.
 */
export async function withdrawStrike(ctx: Ctx, id: number, reason: string): Promise<void> {
  const { userId: byId } = requireScope(ctx, "moderation");
  await transaction(ctx, async (tx) => {
    const { dealCase, sellerId, person } = await lockStrike(tx, id);
    if (sellerId === byId || !(await mayDecideAbout(tx, person))) throw new Forbidden("FORBIDDEN");
    if (dealCase.strikeWithdrawnAt) {
      if (dealCase.strikeWithdrawnById === byId && dealCase.strikeWithdrawalReason === reason) return;
      throw new Conflict("STRIKE_WITHDRAWN" satisfies StrikeRefusalCode);
    }
    await tx.db
      .update(dealCases)
      .set({ strikeWithdrawnAt: tx.clock(), strikeWithdrawnById: byId, strikeWithdrawalReason: reason })
      .where(eq(dealCases.id, id));
    // Listings are locked before users, as everywhere: a release thaws them.
    await lockOffers(tx, person.id);
    const { strikes, isToBeReleased } = await removeStrike(tx, person.id);
    const [from, to] = [{ strikes: strikes + 1 }, { strikes, dealId: dealCase.dealId }];
    await recordChange(tx, { subject: "strike", id, from, to, reason });
    const withdrawn = { dealId: dealCase.dealId, caseId: id, left: strikes };
    await publish(tx, dealEvents.StrikeWithdrawn, withdrawn);
    if (isToBeReleased) await releasePerson(tx, { userId: person.id, byId, reason });
  });
}

async function lockStrike(ctx: Ctx, id: number) {
  const [dealCase] = await ctx.db
    .select()
    .from(dealCases)
    .where(and(eq(dealCases.id, id), eq(dealCases.kind, "non_payment"), eq(dealCases.outcome, "upheld")))
    .for("update");
  if (!dealCase) throw new NotFound();
  const [found] = await ctx.db
    .select({ sellerId: deals.sellerId, person: users })
    .from(deals)
    .innerJoin(users, eq(users.id, deals.buyerId))
    .where(eq(deals.id, dealCase.dealId));
  if (!found) throw new NotFound();
  return { dealCase, ...found };
}

async function lockOffers(ctx: Ctx, sellerId: number): Promise<void> {
  await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.sellerId, sellerId), inArray(listings.status, ["live", "scheduled", "in_review"])))
    .orderBy(asc(listings.id))
    .for("update");
}
