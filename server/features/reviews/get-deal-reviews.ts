import type { SitePolicy } from "#contract/moderation/decisions.ts";
import type { DealReviews } from "#contract/reviews/reviews.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq, or, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { deals } from "#server/features/deals/table.ts";
import { readReviews } from "./list-reviews.ts";
import { reviewStateOf, sealedUntil, writtenFrom } from "./review-rules.ts";
import { reviews } from "./table.ts";

type Mine = NonNullable<DealReviews["mine"]>;

/** The reviews of one of the caller's deals, without the other side's sealed one. */
export async function getDealReviews(ctx: Ctx, dealId: number): Promise<DealReviews> {
  const { userId } = requireUser(ctx);
  const own = or(eq(deals.sellerId, userId), eq(deals.buyerId, userId));
  const [deal] = await ctx.db
    .select({ receivedAt: deals.receivedAt })
    .from(deals)
    .where(and(eq(deals.id, dealId), own));
  if (!deal) throw new NotFound();
  const written = await ctx.db.select().from(reviews).where(eq(reviews.dealId, dealId));
  const mine = written.find(({ authorId }) => authorId === userId) ?? null;
  const [theirs] = await readReviews(ctx, sql`r.deal_id = ${dealId} and r.author_id <> ${userId}`);
  const { receivedAt } = deal;
  return {
    state: reviewStateOf({ receivedAt, mine }, ctx.clock()),
    from: receivedAt && writtenFrom(receivedAt).toISOString(),
    until: receivedAt && sealedUntil(receivedAt).toISOString(),
    mine: mine && { stars: mine.stars, text: mine.text, hidden: hidingOf(mine) },
    theirs: theirs ?? null,
    theyHaveWritten: written.some(({ authorId }) => authorId !== userId),
  };
}

/** The reason why a moderator hid the caller's review (DSA, Art. 17). */
function hidingOf({ hiddenAt, hiddenReason, hiddenRule }: typeof reviews.$inferSelect): Mine["hidden"] {
  if (!hiddenAt) return null;
  return { rule: hiddenRule as SitePolicy | null, reason: hiddenReason ?? "", at: hiddenAt.toISOString() };
}
