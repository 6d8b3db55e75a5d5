import { expect, test } from "vitest";
import { createTestContext } from "#test/context.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { readStandings } from "./read-standings.ts";

test("a key finds its own bid and not its neighbour's, without reading what else the bidder has bid", async () => {
  const ctx = await createTestContext({ size: 1 });
  const [bidder] = await makeBidders(ctx, 1);
  const { id: auctionId } = await makeAuction(ctx);
  const client = await ctx.db.$client.connect();
  const bidderId = bidder?.id ?? 0;
  const ask = (idempotencyKey: string) =>
    readStandings(client, [{ auctionId, bidderId, maximumMinor: 1_000_00, idempotencyKey }]);
  const store = (from: number, to: number) =>
    client.query(
      `insert into bids (listing_id, sequence, bidder_id, kind, maximum_minor, placed_at, price_after_minor,
         leader_after_id, ends_after, extended, idempotency_key, request_hash)
       select $1, n, $2, 'raise', 50000 + n, now(), 50000, $2, now(), false, 'key-' || n, '\\x00'
       from generate_series($3::int4, $4::int4) n`,
      [auctionId, bidderId, from, to],
    );
  await store(1, 64);
  // From the sixth time on PostgreSQL keeps one plan for all values.
  for (let time = 0; time < 7; time++) await ask("plan-made-early");
  await store(65, 2_000);
  const before = await readOf(client);
  const { standings } = await ask("key-77");
  expect(standings[0]?.earlier).toMatchObject({ sequence: 77, maximumMinor: 50_077 });
  expect((await ask("key-")).standings[0]?.earlier).toBeNull();
  expect((await ask("zzz")).standings[0]?.earlier).toBeNull();
  expect((await readOf(client)) - before).toBeLessThan(10);
  client.release();
});

/** Entries read so far of the indexes of bids. */
async function readOf(client: { query: typeof import("pg").Client.prototype.query }): Promise<number> {
  await client.query("select pg_stat_force_next_flush()");
  const { rows } = await client.query(
    "select sum(idx_tup_read)::int4 as read from pg_stat_user_indexes where relname = 'bids'",
  );
  return rows[0].read;
}
