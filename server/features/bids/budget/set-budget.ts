import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { bidBudgets } from "#server/features/bids/table.ts";

/** Sets what winning everything may cost the caller at most, in haléře; null takes the budget away. */
export async function setBudget(ctx: Ctx, amountMinor: number | null): Promise<void> {
  const { userId } = requireUser(ctx);
  if (amountMinor === null) await ctx.db.delete(bidBudgets).where(eq(bidBudgets.userId, userId));
  else
    await ctx.db
      .insert(bidBudgets)
      .values({ userId, amountMinor })
      .onConflictDoUpdate({ target: bidBudgets.userId, set: { amountMinor } });
}
