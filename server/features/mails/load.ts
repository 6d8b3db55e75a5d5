import { alias } from "drizzle-orm/pg-core";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";

/** What most mails are about: people, a lot, a deal with both. */

export type User = typeof users.$inferSelect;
export type Lot = typeof listings.$inferSelect;

export async function findUser(ctx: Ctx, id: number | null): Promise<User | undefined> {
  if (id === null) return undefined;
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  return user;
}

export async function findLot(ctx: Ctx, id: number): Promise<Lot | undefined> {
  const [lot] = await ctx.db.select().from(listings).where(eq(listings.id, id));
  return lot;
}

const sellers = alias(users, "sellers");
const buyers = alias(users, "buyers");

export async function getDeal(ctx: Ctx, dealId: number) {
  const [found] = await ctx.db
    .select({ deal: deals, lot: listings, seller: sellers, buyer: buyers })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .innerJoin(sellers, eq(sellers.id, deals.sellerId))
    .innerJoin(buyers, eq(buyers.id, deals.buyerId))
    .where(eq(deals.id, dealId));
  if (!found) throw new Error(`deal ${dealId} was told of and is not there`);
  return { ...found, totalMinor: found.deal.priceMinor + (found.deal.shippingMinor ?? 0) };
}
