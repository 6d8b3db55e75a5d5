import { randomInt } from "node:crypto";
import type pg from "pg";
import { lotColumns } from "#server/features/bids/lot/lot-row.ts";

/** A bid as a transaction of its own, in as few statements as possible; `:name` is an argument or a result of an earlier one. */
const statements = {
  begin: "begin",
  lock: `select ${lotColumns}, coalesce(leader_maximum_minor, start_price_minor) as held
    from listings where id = :lot for update`,
  look: `select clock_timestamp() as placed, u.email_confirmed_at, u.suspended_at, u.age_verified_at,
      u.account_verified_at,
      exists (select from lot_bidders where listing_id = :lot and bidder_id = u.id) as has_bid,
      exists (select from bids where bidder_id = u.id and idempotency_key = concat('one-bid-', :key::text)) as earlier
    from users u where u.id = :bidder`,
  bid: `with named as (
      insert into lot_bidders (listing_id, bidder_id, mask, ordinal)
      select :lot::int8, :bidder::int8, 'b••h', :bidder::int4 where not :has_bid::bool on conflict do nothing)
    insert into bids (listing_id, sequence, bidder_id, kind, maximum_minor, placed_at, price_after_minor,
      leader_after_id, ends_after, extended, idempotency_key, request_hash,
      entry_number, entry_hash, salt)
    values (:lot, :bidSequence::int4 + 1, :bidder, 'takeover', :held::int8 + 200, :placed, :held::int8 + 100,
      :bidder, :endsAt, false, concat('one-bid-', :key::text), sha256(concat(:lot::text, ' ', :held::text)::bytea),
      :bidSequence::int4 + 2, sha256(concat(:lot::text, :key::text, :held::text)::bytea), uuid_send(gen_random_uuid()))`,
  row: `update listings set price_minor = :held::int8 + 100, leader_id = :bidder,
      leader_maximum_minor = :held::int8 + 200, bid_count = :bidCount::int4 + 1,
      bidder_count = bidder_count + case when :has_bid::bool then 0 else 1 end,
      bid_sequence = :bidSequence::int4 + 1, log_length = :bidSequence::int4 + 2,
      log_hash = sha256(concat(:key::text, :held::text)::bytea), log_rules = '0123456789abcdef' where id = :lot`,
  event: `insert into outbox (topic, payload) values ('BidPlaced',
    jsonb_build_object('listingId', :lot::int8, 'sequence', :bidSequence::int4 + 1, 'bidderId', :bidder::int8,
      'outbidUserId', nullif(:bidder::int8, 0)))`,
  commit: "commit",
};

/** The script for pgbench, where the columns of a result become variables of later statements. */
export const oneBidScript = [
  "\\set lot random(:first_lot, :last_lot)",
  "\\set bidder random(:first_bidder, :last_bidder)",
  "\\set key random(1, 9000000000000000)",
  ...Object.entries(statements).map(
    ([name, text]) => text.replaceAll(/\s*\n\s*/g, " ") + (name === "lock" || name === "look" ? " \\gset" : ";"),
  ),
].join("\n");

/** Runs the same statements over a connection of Node, prepared too. */
export async function placeOneBid(client: pg.Client, lot: number, bidder: number): Promise<void> {
  const known: Record<string, unknown> = { lot, bidder, key: randomInt(2 ** 47) };
  for (const [name, given] of Object.entries(statements)) {
    const { text, names } = numbered(given);
    const { rows } = await client.query({
      name: `one_${name}`,
      text,
      values: names.map((key) => known[key]),
    });
    Object.assign(known, rows[0]);
  }
}

/** Turns each `:name` into a `$1` of its own, as pgbench does, since one name may stand in places of different types. */
function numbered(text: string): { text: string; names: string[] } {
  const names: string[] = [];
  const replaced = text.replaceAll(/(?<!:):([a-zA-Z_]+)/g, (_, name: string) => `$${names.push(name)}`);
  return { text: replaced, names };
}
