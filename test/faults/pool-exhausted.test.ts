import { expect, test } from "vitest";
import { outbox } from "#server/events/table.ts";
import { bids } from "#server/features/bids/table.ts";
import { createTestApp } from "#test/app.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";

test("with no connection to be had a bid is answered 503 with the time to wait; nothing of it is stored, and the same request works later", async () => {
  const app = await createTestApp({ databaseSize: 2 });
  const lot = await makeAuction(app.ctx);
  const bidders = await makeBidders(app.ctx, 20);
  const bidAll = () =>
    Promise.all(
      bidders.map((bidder, index) =>
        app
          .as(bidder)
          .post(
            `/api/auctions/${lot.id}/bids`,
            { maximum: 1_000 + index * 3_000 },
            { "idempotency-key": `exhausted-${index}` },
          ),
      ),
    );
  // In place of the seconds that `connect.test.ts` asks for.
  app.pool.options.connectionTimeoutMillis = 200;
  const waiting = [await app.pool.connect(), await app.pool.connect()];
  const refused = await bidAll();
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  for (const answer of refused) {
    expect(answer.json()).toMatchObject({ code: "BUSY" });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  }
  for (const client of waiting) client.release();
  app.pool.options.connectionTimeoutMillis = 3_000;
  expect(await app.db.select().from(bids)).toEqual([]);
  expect(await app.db.select().from(outbox)).toEqual([]);
  const later = await bidAll();
  const accepted = later.filter(({ statusCode }) => statusCode === 201);
  expect(later.filter(({ statusCode }) => statusCode !== 201 && statusCode !== 422)).toEqual([]);
  expect(accepted.length).toBeGreaterThan(0);
  expect(await app.db.select().from(bids)).toHaveLength(accepted.length);
});
