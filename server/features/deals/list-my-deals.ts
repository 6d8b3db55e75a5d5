import type { z } from "zod";
import type { deals as contract } from "#contract/deals/deals.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, desc, eq, isNull, or, type SQL, sql } from "#server/db/query.ts";
import { readPage } from "#server/db/read-page.ts";
import { users } from "#server/features/accounts/table.ts";
import { cardsOfListings, dealCard } from "./deal-card.ts";
import { dealCases, deals } from "./table.ts";
import { waitingFor } from "./waiting-sql.ts";

type Query = z.output<typeof contract.list.query>;
type Answer = z.input<typeof contract.list.response>;

const pageSize = 24;

export async function listMyDeals(ctx: Ctx, query: Query): Promise<Answer> {
  const { userId } = requireUser(ctx);
  // As a value of its own, for which PostgreSQL has one plan for everybody: planning takes longer than the query.
  const me = sql`(select ${userId}::int8)`;
  const wanted = and(
    sides(me)[query.side],
    states(me)[query.state],
    query.listing ? eq(deals.listingId, query.listing) : undefined,
  );
  const { rows, ...placed } = await readPage({
    page: query.page,
    size: pageSize,
    read: (limit, offset) =>
      ctx.db
        .select({ row: deals, openCase: dealCases, otherName: users.username })
        .from(deals)
        .innerJoin(users, isOther(me))
        .leftJoin(dealCases, and(eq(dealCases.dealId, deals.id), isNull(dealCases.outcome)))
        .where(wanted)
        .orderBy(desc(deals.createdAt), desc(deals.id))
        .limit(limit)
        .offset(offset),
    count: () => ctx.db.$count(deals, wanted),
  });
  const listings = await cardsOfListings(
    ctx,
    rows.map(({ row }) => row.listingId),
    query.lang,
  );
  return {
    items: rows.flatMap((each) => {
      const listing = listings.get(each.row.listingId);
      return listing ? [dealCard(ctx, { ...each, listing }, userId)] : [];
    }),
    ...placed,
  };
}

/** Of a deal's two sides the one that is not the caller. */
const isOther = (me: SQL): SQL =>
  sql`${users.id} = case when ${deals.sellerId} = ${me} then ${deals.buyerId} else ${deals.sellerId} end`;

const sides = (me: SQL): Record<Query["side"], SQL | undefined> => ({
  all: or(eq(deals.sellerId, me), eq(deals.buyerId, me)),
  seller: eq(deals.sellerId, me),
  buyer: eq(deals.buyerId, me),
});

const states = (me: SQL): Record<Query["state"], SQL | undefined> => ({
  all: undefined,
  open: sql`${deals.status} not in ('received', 'cancelled')`,
  closed: sql`${deals.status} in ('received', 'cancelled')`,
  waiting: waitingFor(me),
});
