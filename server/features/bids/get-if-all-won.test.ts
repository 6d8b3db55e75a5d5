import { expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeUser } from "#test/make/user.ts";

test("whoever would win all they lead is told what that costs, with postage, and nobody else's maxima", async () => {
  const site = await createTestApp();
  const [buyer, otherBidder] = [await makeUser(site.ctx), await makeUser(site.ctx)];
  const lots = [await makeAuction(site.ctx), await makeAuction(site.ctx), await makeAuction(site.ctx)];
  const [posted, personal, lost] = lots.map(({ id }) => id) as [number, number, number];
  const setUp = (id: number, columns: Partial<typeof listings.$inferInsert>) =>
    site.db.update(listings).set(columns).where(eq(listings.id, id));
  await setUp(posted, { handover: "post", shippingMinor: 150_00 });
  await setUp(personal, { handover: "in_person", shippingMinor: null });
  let keys = 0;
  const bid = (who: typeof buyer, id: number, maximum: number) =>
    site.as(who).post(`/api/auctions/${id}/bids`, { maximum }, { "idempotency-key": `all-won-${++keys}` });
  for (const [id, maximum] of [
    [posted, 20_000],
    [personal, 30_000],
    [lost, 5_000],
  ] as const)
    await bid(buyer, id, maximum);
  await bid(otherBidder, lost, 40_000);
  const rows = await site.db.select().from(listings).where(eq(listings.leaderId, buyer.id));
  const prices = rows.reduce((sum, { priceMinor }) => sum + (priceMinor ?? 0), 0) / 100;
  const reported = (await site.as(buyer).get("/api/me/bids/if-all-won")).json().data;
  expect(reported).toEqual({
    lots: 2,
    atMaxima: 50_150,
    atPrices: prices + 150,
    withoutShipping: 0,
    budget: null,
  });
  expect((await site.as(await makeUser(site.ctx)).get("/api/me/bids/if-all-won")).json().data).toEqual({
    lots: 0,
    atMaxima: 0,
    atPrices: 0,
    withoutShipping: 0,
    budget: null,
  });
});
