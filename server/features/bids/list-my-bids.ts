import type { z } from "zod";
import type { bids } from "#contract/bids/bids.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { countRows, readPage } from "#server/db/read-page.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";
import { type BidStep, incrementAt } from "#server/features/settings/bid-step-rules.ts";
import { readBidTerms } from "./bid-terms.ts";

type Query = z.output<typeof bids.mine.query>;
type Answer = z.input<typeof bids.mine.response>;
type MyRow = CardRow & { myMaximumMinor: number | null; isLeader: boolean; isWinner: boolean };

const pageSize = 24;

/** The auctions that the caller has bid in or bought from, with the own maximum: running ones by their end, past ones newest first. */
export async function listMyBids(ctx: Ctx, { group, lang, page }: Query): Promise<Answer> {
  const { userId } = requireUser(ctx);
  const mine = sql`(select listing_id, max(maximum_minor) as maximum from bids
    where bidder_id = ${userId} and retracted_at is null group by listing_id)`;
  // A lot bought without a bid is listed with those won.
  const from =
    group === "won"
      ? sql`listings l left join ${mine} m on m.listing_id = l.id where ${conditions(userId).won}`
      : sql`${mine} m join listings l on l.id = m.listing_id where ${conditions(userId)[group]}`;
  const order = group === "active" ? sql`l.ends_at, l.id` : sql`l.closed_at desc nulls last, l.id desc`;
  const own = sql`, picked.maximum as "myMaximumMinor", l.leader_id is not distinct from ${userId} as "isLeader",
    l.winner_id is not distinct from ${userId} as "isWinner"`;
  const { rows, ...placed } = await readPage({
    page,
    size: pageSize,
    read: async (limit, offset) => {
      const picked = sql`select l.id, m.maximum, row_number() over (order by ${order}) as place from ${from}
        order by place limit ${limit} offset ${offset}`;
      return (await ctx.db.execute<MyRow>(selectCards(picked, own))).rows;
    },
    count: () => countRows(ctx, from),
  });
  const cards = await listingCards(ctx, rows, lang);
  const { steps } = await readBidTerms(ctx);
  return {
    items: rows.flatMap((row, index) => {
      const card = cards[index];
      const { myMaximumMinor, isLeader, isWinner } = row;
      const mine = {
        myMaximum: myMaximumMinor === null ? null : toCzk(myMaximumMinor),
        isLeader,
        isWinner,
        nextMinimum: nextMinimum(row, steps),
      };
      return card ? [{ ...card, ...mine }] : [];
    }),
    ...placed,
  };
}

/** The next minimum bid in CZK; null for the leader, and where no greater amount can be bid. */
function nextMinimum({ status, isLeader, priceMinor }: MyRow, steps: readonly BidStep[]): number | null {
  if (status !== "live" || isLeader || priceMinor === null) return null;
  const minimum = toCzk(priceMinor + incrementAt(steps, priceMinor));
  return minimum > maxCzk ? null : minimum;
}

const conditions = (userId: number): Record<Query["group"], SQL> => ({
  active: sql`l.status = 'live'`,
  won: sql`l.winner_id = ${userId}`,
  lost: sql`l.status in ('sold', 'unsold', 'cancelled') and l.winner_id is distinct from ${userId}`,
});
