import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { offers } from "#server/features/offers/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let site: TestApp;
let novice: TestUser;
let key = 0;

beforeAll(async () => {
  site = await createTestApp();
});

beforeEach(async () => {
  novice = await makeUser(site.ctx, { accountVerifiedAt: null });
});

const newKey = () => ({ "idempotency-key": `exposure-${++key}` });
const bid = (user: TestUser, id: number, maximum: number) =>
  site.as(user).post(`/api/auctions/${id}/bids`, { maximum }, newKey());
const codesOf = (answers: { statusCode: number; json(): { code?: string } }[]) =>
  answers.map((answer) => answer.json().code ?? answer.statusCode);

test("a new account leads up to 50 000 Kč however its bids arrive; being outbid makes room, and it is told how much is left", async () => {
  const lots = [await makeAuction(site.ctx), await makeAuction(site.ctx), await makeAuction(site.ctx)];
  const answers = await Promise.all(lots.map(({ id }) => bid(novice, id, 20_000)));
  expect(codesOf(answers).toSorted()).toEqual([201, 201, "LEADING_LIMIT"].toSorted());
  const refused = answers.find(({ statusCode }) => statusCode === 422);
  expect(refused?.json()).toMatchObject({ details: { limit: 50_000, left: 10_000 } });
  expect(refused?.json().message.replaceAll("\u00a0", " ")).toContain("Teď zbývá 10 000 Kč");
  const led = lots[answers.findIndex(({ statusCode }) => statusCode === 201)];
  const free = lots[answers.findIndex(({ statusCode }) => statusCode === 422)];
  // Raising the own maximum counts the lot once.
  expect(codesOf([await bid(novice, led?.id ?? 0, 30_000)])).toEqual([201]);
  expect(codesOf([await bid(novice, led?.id ?? 0, 30_001)])).toEqual(["LEADING_LIMIT"]);
  await bid(await makeUser(site.ctx), led?.id ?? 0, 40_000);
  expect(codesOf([await bid(novice, free?.id ?? 0, 30_000)])).toEqual([201]);
});

test("X2: a bid beyond the bound is refused whether it would lead or not, so that it tells no maximum", async () => {
  const lot = await makeAuction(site.ctx);
  await bid(await makeUser(site.ctx), lot.id, 900_000);
  expect(codesOf([await bid(novice, lot.id, 60_000), await bid(novice, lot.id, 1_000_000)])).toEqual([
    "LEADING_LIMIT",
    "LEADING_LIMIT",
  ]);
});

test("of 25 purchases at once a new account makes three; then it neither bids nor offers; verified ones have no bound", async () => {
  const things = [];
  for (let index = 0; index < 25; index++) {
    things.push(await makeAuction(site.ctx, { saleMode: "fixed_price", endsAt: null, askedPriceMinor: 500_00 }));
  }
  const buy = (user: TestUser, id: number) =>
    site.as(user).post(`/api/auctions/${id}/purchase`, { price: 500 }, newKey());
  const answers = await Promise.all(things.map(({ id }) => buy(novice, id)));
  const codes = codesOf(answers);
  expect(codes.filter((code) => code !== "UNPAID_LIMIT")).toHaveLength(3);
  expect(codes.filter((code) => code === "UNPAID_LIMIT")).toHaveLength(22);
  await site.drainEvents();
  const lot = await makeAuction(site.ctx);
  const byAgreement = await makeAuction(site.ctx, { saleMode: "by_agreement", endsAt: null });
  const offer = await site
    .as(novice)
    .post(`/api/auctions/${byAgreement.id}/offers`, { price: 900, text: "Mám zájem." }, newKey());
  expect(codesOf([await bid(novice, lot.id, 600), offer])).toEqual(["UNPAID_LIMIT", "UNPAID_LIMIT"]);
  const known = await makeUser(site.ctx);
  const left = things.filter((_, index) => codes[index] === "UNPAID_LIMIT").slice(0, 5);
  for (const { id } of left) expect((await buy(known, id)).statusCode).toBe(201);
});

test("offers that were made before count once they are accepted: the fourth is closed to its owner", async () => {
  const buyer = await makeUser(site.ctx, { accountVerifiedAt: null });
  const answers = [];
  for (let index = 0; index < 4; index += 1) {
    const owner = await makeUser(site.ctx);
    const thing = await makeAuction(site.ctx, {
      sellerId: owner.id,
      saleMode: "by_agreement",
      endsAt: null,
    });
    const offer = await site
      .as(buyer)
      .post(`/api/auctions/${thing.id}/offers`, { price: 900_000, text: "Mám zájem." }, newKey());
    expect(offer.statusCode).toBe(201);
    const [made] = await site.db.select().from(offers).where(eq(offers.listingId, thing.id));
    answers.push({ owner, id: made?.id });
  }
  const codes = [];
  for (const { owner, id } of answers) {
    codes.push(await site.as(owner).post(`/api/me/offers/${id}/acceptance`));
  }
  expect(codesOf(codes)).toEqual([200, 200, 200, "OFFER_CLOSED"]);
});

test("each seller paid adds one unpaid thing and 50 000 Kč; the same seller twice adds it once", async () => {
  const paid = { status: "paid", paidAt: new Date() } as const;
  const first = await makeDeal(site.ctx, { buyer: novice, columns: paid });
  await makeDeal(site.ctx, { buyer: novice, seller: first.seller, columns: paid });
  const lot = await makeAuction(site.ctx);
  expect(codesOf([await bid(novice, lot.id, 100_001), await bid(novice, lot.id, 100_000)])).toEqual([
    "LEADING_LIMIT",
    201,
  ]);
});
