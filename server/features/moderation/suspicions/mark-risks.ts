import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { haveOneBankAccount, haveOneDevice, haveOneNetwork } from "#server/features/accounts/status/shared-traits.ts";
import { type NewSuspicion, noteSuspicion } from "#server/features/suspicions/note-suspicion.ts";
import { accountsOfOneHome, bidsLookedAtMs, repeatedPair, suddenRaise } from "./risk-rules.ts";

/**
 * Marks for moderators whose bids of the last day go together too well (rules R10 to R12). Safe to repeat and in several
 * processes at once: a pair is noted once for a listing, a repeated pair once in the days that it is counted over.
 */
export async function markRisks(ctx: Ctx): Promise<void> {
  for (const find of [relatedBids, repeatedPairs, suddenRaises]) {
    const { rows } = await ctx.db.execute<Found>(find(ctx.clock()));
    for (const row of rows) await noteSuspicion(ctx, row);
  }
}

type Found = NewSuspicion & Record<string, unknown>;

/** Standing bids of the last day, one row for each bidder of a lot. */
const fresh = (now: Date): SQL => sql`(
  select distinct b.listing_id, b.bidder_id, l.seller_id
  from bids b join listings l on l.id = b.listing_id
  where b.placed_at > ${new Date(now.getTime() - bidsLookedAtMs)} and b.retracted_at is null)`;

const bidder = sql`f.bidder_id`;
const seller = sql`f.seller_id`;

/** Bidders who share a browser, a bank account or a home's network with the seller. */
const relatedBids = (now: Date): SQL => sql`
  select 'related_bid' as kind, f.bidder_id as "userId", f.seller_id as "otherId", f.listing_id as "listingId", s.shared
  from ${fresh(now)} f
  cross join lateral (
    select array_remove(array[
      case when ${haveOneNetwork(bidder, seller, accountsOfOneHome)} then 'network' end,
      case when ${haveOneDevice(bidder, seller)} then 'device' end,
      case when ${haveOneBankAccount(bidder, seller)} then 'bank_account' end], null) as shared
  ) s
  where s.shared <> '{}'`;

const repeatedPairs = (now: Date): SQL => sql`
  select 'repeated_pair' as kind, p.bidder_id as "userId", p.seller_id as "otherId", p.listing_id as "listingId",
    jsonb_build_object('kind', 'repeated_pair', 'lots', c.lots, 'won', c.won, 'all', c.everywhere) as facts
  from (select bidder_id, seller_id, max(listing_id) as listing_id from ${fresh(now)} f group by 1, 2) p
  cross join lateral (
    select count(distinct l.id) filter (where l.seller_id = p.seller_id)::int as lots,
      count(distinct l.id) filter (where l.seller_id = p.seller_id and l.winner_id = p.bidder_id)::int as won,
      count(distinct l.id)::int as everywhere
    from bids b join listings l on l.id = b.listing_id
    where b.bidder_id = p.bidder_id and b.retracted_at is null and b.placed_at > ${since(now)}
  ) c
  where c.lots >= ${repeatedPair.lots}
    and c.lots >= c.everywhere * ${repeatedPair.partOfAll}::real and c.won <= c.lots * ${repeatedPair.partWon}::real
    and not exists (
      select from suspicions s
      where s.user_id = p.bidder_id and s.other_id = p.seller_id and s.kind = 'repeated_pair'
        and (s.looked_at is null or s.noted_at > ${since(now)}))`;

const since = (now: Date): Date => new Date(now.getTime() - repeatedPair.days * 24 * 3_600_000);

const suddenRaises = (now: Date): SQL => sql`
  select distinct on (b.listing_id, b.bidder_id, b.leader_after_id)
    'sudden_raise' as kind, b.bidder_id as "userId", b.leader_after_id as "otherId", b.listing_id as "listingId",
    jsonb_build_object(
      'kind', 'sudden_raise', 'from', before.price_after_minor / 100.0, 'to', b.price_after_minor / 100.0) as facts
  from bids b
  join bids before on before.listing_id = b.listing_id and before.sequence = b.sequence - 1
  where b.placed_at > ${new Date(now.getTime() - bidsLookedAtMs)} and b.retracted_at is null
    and b.leader_after_id <> b.bidder_id
    and before.price_after_minor >= ${suddenRaise.fromMinor}
    and b.price_after_minor >= before.price_after_minor * ${suddenRaise.times}
  order by b.listing_id, b.bidder_id, b.leader_after_id, b.sequence`;
