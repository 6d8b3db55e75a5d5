import { randomBytes } from "node:crypto";
import { weekMs } from "#contract/values/durations.ts";
import { sql } from "#server/db/query.ts";
import { withoutIndexes } from "../databases/without-indexes.ts";
import type { Stage } from "../open-stage.ts";

const bidsOfLot = 100;
/** A variant of a picture of the demo weighs as much in the middle. */
const pictureBytes = 25_000;
const widths = [320, 640, 1_280];
const lotsAtOnce = 1_000;

/** Live auctions without bids, beside those of the stage; returns their ids. */
export function addListings(stage: Stage, count: number): Promise<number[]> {
  return stage.addLots(count, new Date(Date.now() + weekMs));
}

/** A hundred bids on each of these lots, which have none. Their lines are in no log: a hash for each would take hours. */
export async function addBids({ ctx, bidders }: Stage, lots: readonly number[]): Promise<void> {
  const people = bidders.map(({ actor }) => actor.userId);
  await withoutIndexes(ctx, ["bids"], async () => {
    for (let from = 0; from < lots.length; from += lotsAtOnce) {
      await ctx.db.execute(sql`
        insert into bids (listing_id, sequence, bidder_id, kind, maximum_minor, placed_at, price_after_minor, leader_after_id, ends_after,
          extended, idempotency_key, request_hash, entry_number, entry_hash, salt)
        select lot, n, person, 'challenge', 50000 + n * 200, now() - interval '1 day' + n * interval '1 minute', 50000 + n * 100, person,
          now() + interval '7 days', false, lot || '-' || n, sha256(int8send(lot)), n, sha256(int8send(lot * 1000 + n)), sha256(int4send(n))
        from unnest(${sql.param(lots.slice(from, from + lotsAtOnce))}::int8[]) lot, generate_series(1, ${bidsOfLot}::int) n,
          lateral (select (${sql.param(people)}::int8[])[1 + (lot + n) % ${people.length}::int] as person) chosen`);
    }
  });
  await ctx.db.execute(sql`
    update listings l set bid_sequence = ${bidsOfLot}, bid_count = ${bidsOfLot}, leader_id = b.leader_after_id,
      leader_maximum_minor = b.maximum_minor, price_minor = b.price_after_minor
    from bids b where b.listing_id = l.id and b.sequence = ${bidsOfLot} and l.bid_sequence = 0 and l.id = any(${sql.param([...lots])}::int8[])`);
}

/** Pictures with three files each, which nobody could look at. */
export async function addPictures({ ctx }: Stage, count: number): Promise<void> {
  const bytes = randomBytes(pictureBytes);
  for (let index = 0; index < count; index++) {
    for (const width of widths) await ctx.ports.storage.put(`bench${index}/${width}.webp`, bytes);
  }
  await ctx.db.execute(sql`insert into media (id, status, width, height, widths)
    select 'bench' || n, 'ready', 1280, 960, ${sql.param(widths)}::int[] from generate_series(0, ${count - 1}::int) n`);
}
