import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { findOwnDeal, type LockedDeal, lockOwnDeal } from "./lock-deal.ts";

/**
 * Takes a step of one of the caller's deals under its lock. Each step is told to the other side by mail, so a person's steps on
 * one deal are counted (rule LI10): throws TooMany beyond them, NotFound for another's deal, DEAL_WITH_GOODS where its order takes the
 * steps.
 */
export async function stepOnDeal(
  ctx: Ctx,
  id: number,
  take: (tx: Ctx, deal: LockedDeal) => Promise<void>,
): Promise<void> {
  const { userId } = requireUser(ctx);
  // A deal that is not there leaves no counter.
  await findOwnDeal(ctx, id);
  await countAttempt(ctx, limits.dealStep, `${userId} ${id}`);
  await transaction(ctx, async (tx) => {
    const deal = await lockOwnDeal(tx, id);
    if (deal.facts.isWithGoods) throw new Conflict("DEAL_WITH_GOODS");
    await take(tx, deal);
  });
}
