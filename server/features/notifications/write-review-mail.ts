import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/auctions/table.ts";
import { deals } from "#server/features/deals/table.ts";
import { reviewWantedLetter } from "./letters/review-wanted.ts";
import { type House, writeLetter } from "./write-letter.ts";

const reviewWanted = z.object({ dealId: z.number(), userId: z.number() });

/** Asks one side of a completed deal for a review of the other. */
export async function writeReviewMail(ctx: Ctx, house: House, payload: unknown): Promise<void> {
  const { dealId, userId } = reviewWanted.parse(payload);
  const [found] = await ctx.db
    .select({ deal: deals, name: listings.name })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(eq(deals.id, dealId));
  const [recipient] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!found || !recipient) return;
  const otherId = found.deal.sellerId === userId ? found.deal.buyerId : found.deal.sellerId;
  const [other] = await ctx.db.select({ username: users.username }).from(users).where(eq(users.id, otherId));
  await writeLetter(ctx, house, recipient, {
    key: `review:${dealId}:${userId}`,
    kind: "review-wanted",
    letter: (addresses) =>
      reviewWantedLetter({ name: found.name, other: other?.username ?? "", url: addresses.deal(dealId) }),
  });
}
