import { expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { createTestContext } from "#test/context.ts";
import { entriesRead } from "#test/entries-read.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { readLotStatuses } from "./read-lot-statuses.ts";

test("a key finds its own bid and not its neighbour's, without reading what else the bidder has bid", async () => {
  const ctx = await createTestContext({ size: 1 });
  const [bidder] = await makeBidders(ctx, 1);
  const bidderId = bidder?.id ?? 0;
  const { id: listingId } = await makeAuction(ctx);
  const ask = async (idempotencyKey: string) => {
    const client = await ctx.db.$client.connect();
    try {
      const order = { listingId, bidderId, maximumMinor: 1_000_00, idempotencyKey };
      return (await readLotStatuses(client, [order])).statuses[0]?.earlier;
    } finally {
      client.release();
    }
  };
  const store = (rows: ReturnType<typeof sql>) =>
    ctx.db.execute(sql`
      insert into bids (listing_id, sequence, bidder_id, kind, maximum_minor, placed_at, price_after_minor,
        leader_after_id, ends_after, extended, idempotency_key, request_hash,
        entry_number, entry_hash, salt)
      select ${listingId}, n, person, 'raise', 50000 + n, now(), 50000, person, now(), false, 'key-' || n, '',
        n, '', ''
      from (${rows}) as stored(n, person)`);
  // Everybody has one bid: to PostgreSQL any index that begins with the bidder is as good as the one of the keys.
  await ctx.db.execute(sql`
    insert into users (email, username, password_hash, terms_accepted_at, adult_declared_at)
    select n || '@one.test', 'one' || n, '', now(), now() from generate_series(1, 2000) n`);
  await store(sql`select row_number() over (order by id)::int4 + 10000, id from users where username like 'one%'`);
  await ctx.db.execute(sql`analyze bids`);
  // From the sixth time on it keeps one plan for all values.
  for (let time = 0; time < 7; time++) await ask("plan-made-early");
  await store(sql`select n, ${bidderId}::int8 from generate_series(1, 2000) n`);
  const read = await entriesRead(ctx, "bids", async () => {
    expect(await ask("key-77")).toMatchObject({ sequence: 77, maximumMinor: 50_077 });
  });
  expect(read).toBeLessThan(10);
  expect([await ask("key-"), await ask("zzz")]).toEqual([null, null]);
});
