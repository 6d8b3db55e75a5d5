import type pg from "pg";
import type { StoredAct } from "#server/features/bids/lot-log/rules-line.ts";
import type { Newcomer } from "#server/features/bids/names/name-book.ts";
import type { AcceptedBid, ChangedLot } from "./decide-bids.ts";

interface WhatToStore {
  readonly accepted: readonly AcceptedBid[];
  readonly changed: ReadonlyMap<number, ChangedLot>;
  readonly acts: readonly StoredAct[];
  readonly newcomers: readonly Newcomer[];
}

/**
 * Writes accepted bids and the changes of their lots, which this transaction has locked, in one statement: each one costs a
 * round trip.
 */
export async function storeBids(connection: pg.ClientBase, what: WhatToStore): Promise<void> {
  await connection.query({
    name: "store_bids",
    text: sqlText,
    values: [
      ...nameColumnsOf(what.newcomers),
      ...actColumnsOf(what.acts),
      ...columnsOf(what.accepted),
      ...lotColumnsOf([...what.changed.values()]),
    ],
  });
}

// The end is written only when it moves, since the column is finer than the rules' milliseconds. The ids are repeated as a
// list, because a plan made on few listings would read them all.
const sqlText = `
  with names as (
    insert into lot_bidders (listing_id, bidder_id, mask, ordinal)
    select * from unnest($1::int8[], $2::int8[], $3::text[], $4::int4[])
  ), acts as (
    insert into lot_acts (listing_id, entry_number, kind, at, line, entry_hash)
    select * from unnest($5::int8[], $6::int4[], $7::text[], $8::timestamptz[], $9::text[], $10::bytea[])
  ), accepted as (
    insert into bids (listing_id, sequence, bidder_id, kind, maximum_minor, placed_at, price_after_minor,
      leader_after_id, ends_after, extended, idempotency_key, request_hash, entry_number, entry_hash, salt)
    select * from unnest($11::int8[], $12::int4[], $13::int8[], $14::text[], $15::int8[], $16::timestamptz[],
      $17::int8[], $18::int8[], $19::timestamptz[], $20::bool[], $21::text[], $22::bytea[], $23::int4[],
      $24::bytea[], $25::bytea[])
  )
  update listings l set price_minor = c.price, leader_id = c.leader, leader_maximum_minor = c.maximum,
    bid_count = c.bids, bidder_count = c.bidders, bid_sequence = c.sequence, ends_at = coalesce(c.ends_at, l.ends_at),
    revision = c.revision, log_length = c.log_length, log_hash = c.log_hash, log_rules = c.log_rules,
    last_act_at = c.last_act_at
  from unnest($26::int8[], $27::int8[], $28::int8[], $29::int8[], $30::int4[], $31::int4[], $32::int4[],
    $33::timestamptz[], $34::int8[], $35::int4[], $36::bytea[], $37::text[], $38::timestamptz[])
    as c(id, price, leader, maximum, bids, bidders, sequence, ends_at, revision, log_length, log_hash, log_rules,
      last_act_at)
  where l.id = c.id and l.id = any($26::int8[])`;

function actColumnsOf(acts: readonly StoredAct[]): unknown[] {
  return [
    acts.map(({ listingId }) => listingId),
    acts.map(({ entry }) => entry),
    acts.map(({ kind }) => kind),
    acts.map(({ at }) => at.toISOString()),
    acts.map(({ text }) => text),
    acts.map(({ hash }) => hash),
  ];
}

function nameColumnsOf(newcomers: readonly Newcomer[]): unknown[] {
  return [
    newcomers.map(({ listingId }) => listingId),
    newcomers.map(({ bidderId }) => bidderId),
    newcomers.map(({ mask }) => mask),
    newcomers.map(({ ordinal }) => ordinal),
  ];
}

function columnsOf(accepted: readonly AcceptedBid[]): unknown[] {
  return [
    accepted.map((bid) => bid.listingId),
    accepted.map((bid) => bid.sequence),
    accepted.map((bid) => bid.bidderId),
    accepted.map((bid) => bid.decision.kind),
    accepted.map((bid) => bid.maximumMinor),
    accepted.map((bid) => bid.placedAt.toISOString()),
    accepted.map((bid) => bid.decision.lot.priceMinor),
    accepted.map((bid) => bid.decision.lot.leaderId),
    accepted.map((bid) => bid.decision.lot.endsAt.toISOString()),
    accepted.map((bid) => bid.decision.extended),
    accepted.map((bid) => bid.idempotencyKey),
    accepted.map((bid) => bid.requestHash),
    accepted.map(({ receipt }) => receipt.entryNumber),
    accepted.map(({ receipt }) => receipt.entryHash),
    accepted.map(({ receipt }) => receipt.salt),
  ];
}

function lotColumnsOf(changed: readonly ChangedLot[]): unknown[] {
  const rows = changed.map(({ row }) => row);
  return [
    rows.map((row) => row.id),
    rows.map((row) => row.priceMinor),
    rows.map((row) => row.leaderId),
    rows.map((row) => row.leaderMaximumMinor),
    rows.map((row) => row.bidCount),
    rows.map((row) => row.bidderCount),
    rows.map((row) => row.bidSequence),
    changed.map(({ row, isExtended }) => (isExtended ? (row.endsAt?.toISOString() ?? null) : null)),
    rows.map((row) => row.revision),
    rows.map((row) => row.logLength),
    rows.map((row) => row.logHash),
    rows.map((row) => row.logRules),
    rows.map((row) => row.lastActAt?.toISOString() ?? null),
  ];
}
