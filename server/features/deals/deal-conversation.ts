import { type Ctx, requireTrader, requireUser, transaction } from "#server/context.ts";
import { and, eq, or } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { listings } from "#server/features/listings/table.ts";
import { findConversation, openConversation, type Pair } from "#server/features/messages/open-conversation.ts";
import type { DealRow } from "./deal-row.ts";
import { deals } from "./table.ts";

/**
 * The id of the conversation between the two sides of one of the caller's deals, whichever writes first (rule M1). Safe to
 * repeat.
 */
export async function openDealConversation(ctx: Ctx, dealId: number): Promise<number> {
  const { userId } = requireUser(ctx);
  const [deal] = await ctx.db
    .select()
    .from(deals)
    .where(and(eq(deals.id, dealId), or(eq(deals.sellerId, userId), eq(deals.buyerId, userId))));
  if (!deal) throw new NotFound();
  requireTrader(ctx);
  const pair = await pairOf(ctx, deal);
  return transaction(ctx, (tx) => openConversation(tx, pair));
}

/** The id of the conversation between a deal's sides, null while there is none. */
export async function findDealConversation(ctx: Ctx, deal: DealRow): Promise<number | null> {
  const { listingId, askerId } = await pairOf(ctx, deal);
  return findConversation(ctx, listingId, askerId);
}

/** What is wanted belongs to the buyer, what is offered to the seller. */
async function pairOf(ctx: Ctx, { listingId, sellerId, buyerId }: DealRow): Promise<Pair> {
  const [listing] = await ctx.db
    .select({ ownerId: listings.sellerId })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!listing) throw new Error("listings that were published are never deleted");
  const { ownerId } = listing;
  return { listingId, ownerId, askerId: ownerId === sellerId ? buyerId : sellerId };
}
