import type { z } from "zod";
import type { deals as contract } from "#contract/deals/deals.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, count, desc, eq, inArray, isNull, or, type SQL, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { cardsOfListings, dealCard } from "./deal-card.ts";
import { dealCases, deals } from "./table.ts";
import { waitingFor } from "./waiting-sql.ts";

type Query = z.output<typeof contract.list.query>;
type Answer = z.input<typeof contract.list.response>;

const pageSize = 24;

export async function listMyDeals(ctx: Ctx, query: Query): Promise<Answer> {
  const { userId } = requireUser(ctx);
  const wanted = and(
    sides(userId)[query.side],
    states(userId)[query.state],
    query.listing ? eq(deals.listingId, query.listing) : undefined,
  );
  const [counted] = await ctx.db.select({ total: count() }).from(deals).where(wanted);
  const found = await ctx.db
    .select({ row: deals, openCase: dealCases })
    .from(deals)
    .leftJoin(dealCases, and(eq(dealCases.dealId, deals.id), isNull(dealCases.outcome)))
    .where(wanted)
    .orderBy(desc(deals.createdAt), desc(deals.id))
    .limit(pageSize)
    .offset((query.page - 1) * pageSize);
  const listings = await cardsOfListings(
    ctx,
    found.map(({ row }) => row.listingId),
    query.lang,
  );
  const names = await namesOf(
    ctx,
    found.map(({ row }) => (row.sellerId === userId ? row.buyerId : row.sellerId)),
  );
  const total = counted?.total ?? 0;
  return {
    items: found.flatMap((each) => {
      const listing = listings.get(each.row.listingId);
      const otherId = each.row.sellerId === userId ? each.row.buyerId : each.row.sellerId;
      return listing ? [dealCard(ctx, { ...each, listing, otherName: names.get(otherId) ?? "" }, userId)] : [];
    }),
    total,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
  };
}

async function namesOf(ctx: Ctx, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map(({ id, username }) => [id, username]));
}

const sides = (userId: number): Record<Query["side"], SQL | undefined> => ({
  all: or(eq(deals.sellerId, userId), eq(deals.buyerId, userId)),
  seller: eq(deals.sellerId, userId),
  buyer: eq(deals.buyerId, userId),
});

const states = (userId: number): Record<Query["state"], SQL | undefined> => ({
  all: undefined,
  open: sql`${deals.status} not in ('received', 'cancelled')`,
  closed: sql`${deals.status} in ('received', 'cancelled')`,
  waiting: waitingFor(sql`${userId}`),
});
