import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePremium } from "#test/make/premium.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let site: TestApp;
let [seller, winner, loser]: [TestUser, TestUser, TestUser] = [] as never;
let feeTableId: number;

beforeAll(async () => {
  site = await createTestApp();
});

beforeEach(async () => {
  [seller, winner, loser] = [await makeUser(site.ctx), await makeUser(site.ctx), await makeUser(site.ctx)];
  feeTableId = await makePremium(site.ctx, 1_000);
});

const textOf = async (who: TestUser, kind: string) =>
  (await site.mails(who.email)).find((mail) => mail.kind === kind)?.text ?? "";

test("mails of an auction say prices with the premium to who would pay it, and the seller the bare price", async () => {
  const { id } = await makeAuction(site.ctx, { sellerId: seller.id, shippingMinor: 129_00, feeTableId });
  const bid = async (who: TestUser, maximum: number) => {
    const key = { "idempotency-key": `premium-${who.id}-${maximum}` };
    expect((await site.as(who).post(`/api/auctions/${id}/bids`, { maximum }, key)).statusCode).toBe(201);
  };
  await bid(loser, 1_000);
  await bid(winner, 2_000);
  await site.drainEvents();
  expect(await textOf(loser, "outbid")).toMatch(/Aktuální cena: 1.100.Kč \(s přirážkou 1.210.Kč\)/);
  await site.db
    .update(listings)
    .set({ endsAt: new Date(Date.now() - 1_000) })
    .where(eq(listings.id, id));
  await closeDueAuctions(site.ctx);
  await site.drainEvents();
  const won = await textOf(winner, "auction-won");
  expect(won).toMatch(/Přirážka kupujícího.*: 110.Kč/);
  expect(won).toMatch(/Celkem k zaplacení: 1.339.Kč/);
  expect(won).toMatch(/Z toho prodávajícímu: 1.229.Kč/);
  expect(await textOf(loser, "auction-lost")).toMatch(/1.100.Kč \(s přirážkou 1.210.Kč\)/);
  const sold = await textOf(seller, "auction-sold");
  expect(sold).toMatch(/1.100.Kč/);
  expect(sold).not.toMatch(/přirážkou/);
});

test("an offer says the premium to its buyer alone, on the page and by mail", async () => {
  const { id } = await makeListing(site.ctx, {
    ...{ sellerId: seller.id, saleMode: "by_agreement", startPriceMinor: null, feeTableId },
    ...{ endsAt: null, plannedEndsAt: null, categoryId: (await makeAuction(site.ctx)).categoryId },
  });
  const made = await site
    .as(winner)
    .post(`/api/auctions/${id}/offers`, { price: 1_000 }, { "idempotency-key": "premium-offer" });
  expect(made.statusCode).toBe(201);
  const offerId = made.json().data.id;
  await site.as(seller).post(`/api/me/offers/${offerId}/counter-price`, { price: 1_500 });
  await site.drainEvents();
  expect(await textOf(seller, "offer-made")).not.toMatch(/přirážkou/);
  expect(await textOf(winner, "offer-countered")).toMatch(/Navržená cena: 1.500.Kč \(s přirážkou 1.650.Kč\)/);
  const [shown] = (await site.as(winner).get("/api/me/offers?box=sent")).json().items;
  expect(shown.listing.buyerPremium).toEqual({ percent: 10, minimum: 0, cap: null });
});
