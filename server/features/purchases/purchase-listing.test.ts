import { beforeAll, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let seller: TestUser;
let categoryId: number;
let calls = 0;

beforeAll(async () => {
  app = await createTestApp({ databaseSize: 24 });
  seller = await makeUser(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
});

const make = (overrides: Parameters<typeof makeAuction>[1] = {}) =>
  makeAuction(app.ctx, { sellerId: seller.id, categoryId, buyNowMinor: 900_00, ...overrides });

const fixed = (overrides: Parameters<typeof makeAuction>[1] = {}) =>
  make({ saleMode: "fixed_price", buyNowMinor: null, askedPriceMinor: 900_00, ...overrides });

function buy(user: TestUser | null, id: number, { price = 900, key = `purchase-${++calls}` } = {}) {
  return app.as(user).post(`/api/auctions/${id}/purchase`, { price }, { "idempotency-key": key });
}

function bid(user: TestUser, id: number, maximum: number) {
  return app.as(user).post(`/api/auctions/${id}/bids`, { maximum }, { "idempotency-key": `bid-${++calls}-x` });
}

async function rowOf(id: number) {
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("the listing is gone");
  return row;
}

async function salesOf(id: number): Promise<unknown[]> {
  const { rows } = await app.db.execute<{ payload: unknown }>(
    sql`select payload from outbox where topic = 'ListingSold' and (payload ->> 'listingId')::int8 = ${id}`,
  );
  return rows.map(({ payload }) => payload);
}

test.each([
  ["buy now", "buy_now", make],
  ["a fixed price", "fixed_price", fixed],
] as const)("%s: the buyer has it at once, at the price that was seen", async (_, soldBy, offer) => {
  const buyer = await makeUser(app.ctx);
  const before = await offer();
  const answer = await buy(buyer, before.id);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({
    purchase: { price: 900 },
    lot: { status: "sold", soldBy, price: 900, buyNow: null, viewer: { isWinner: true } },
  });
  const row = await rowOf(before.id);
  expect(row).toMatchObject({
    winnerId: buyer.id,
    finalPriceMinor: 900_00,
    soldBy,
    revision: before.revision + 1,
  });
  expect(row.closedAt?.toISOString()).toBe(answer.json().data.purchase.purchasedAt);
  expect(await salesOf(before.id)).toEqual([
    { listingId: before.id, sellerId: seller.id, buyerId: buyer.id, soldBy, finalPriceMinor: 900_00 },
  ]);
});

test("the same key gets the same answer again, and nothing is sold twice; another body is refused", async () => {
  const buyer = await makeUser(app.ctx);
  const { id } = await make();
  const first = await buy(buyer, id, { key: "lost-answer" });
  const again = await buy(buyer, id, { key: "lost-answer" });
  expect(again.statusCode).toBe(201);
  expect(again.json().data.purchase).toEqual(first.json().data.purchase);
  expect(await salesOf(id)).toHaveLength(1);
  const reused = await buy(buyer, id, { key: "lost-answer", price: 901 });
  expect([reused.statusCode, reused.json().code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
  const other = await make();
  const elsewhere = await buy(buyer, other.id, { key: "lost-answer" });
  expect([elsewhere.statusCode, (await rowOf(other.id)).status]).toEqual([422, "live"]);
});

test("one key used for two listings at the same moment buys one of them", async () => {
  const buyer = await makeUser(app.ctx);
  const lots = [await make(), await make()];
  const answers = await Promise.all(lots.map(({ id }) => buy(buyer, id, { key: "one-key-two-lots" })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
  const states = await Promise.all(lots.map(async ({ id }) => (await rowOf(id)).status));
  expect(states.toSorted()).toEqual(["live", "sold"]);
});

test("P13: ten buyers at once: one gets it, the others are told that it is sold", async () => {
  const buyers = await makeBidders(app.ctx, 10);
  const { id } = await make();
  const answers = await Promise.all(buyers.map((buyer) => buy(buyer, id)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
    expect(answer.json()).toEqual({ code: "ALREADY_SOLD", message: "Položka je už prodaná." });
  }
  const winner = buyers[answers.findIndex(({ statusCode }) => statusCode === 201)];
  expect(await rowOf(id)).toMatchObject({ winnerId: winner?.id, status: "sold" });
  expect(await salesOf(id)).toHaveLength(1);
});

test("P13: bidders and buyers at the same moment: the lot is sold or bid on, never both", async () => {
  const people = await makeBidders(app.ctx, 6);
  for (let round = 0; round < 8; round++) {
    const { id } = await make();
    const answers = await Promise.all(
      people.map((person, index) => (index % 2 ? buy(person, id) : bid(person, id, 500 + index * 100))),
    );
    const bought = answers.filter((answer, index) => index % 2 && answer.statusCode === 201).length;
    const placed = answers.filter((answer, index) => index % 2 === 0 && answer.statusCode === 201).length;
    const row = await rowOf(id);
    expect(bought <= 1 && (bought === 1) !== placed > 0).toBe(true);
    expect(row).toMatchObject(
      bought ? { status: "sold", bidSequence: 0 } : { status: "live", winnerId: null, bidSequence: placed },
    );
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
  }
});

test("a refused purchase stores nothing and says why, with the price that would do", async () => {
  const buyer = await makeUser(app.ctx);
  const { id } = await fixed();
  const answer = await buy(buyer, id, { price: 850 });
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { code: "PRICE_CHANGED", message: "Cena se mezitím změnila, teď je 900 Kč.", details: { price: 900 } },
  ]);
  const own = await buy(seller, id);
  expect([own.statusCode, own.json().code]).toEqual([403, "OWN_PURCHASE"]);
  const suspended = await buy(await makeUser(app.ctx, { suspendedAt: new Date() }), id);
  expect([suspended.statusCode, suspended.json().code]).toEqual([403, "BIDDER_SUSPENDED"]);
  const unconfirmed = await buy(await makeUser(app.ctx, { emailConfirmedAt: null }), id);
  expect([unconfirmed.statusCode, unconfirmed.json().code]).toEqual([403, "EMAIL_NOT_CONFIRMED"]);
  const over = await make({ endsAt: new Date(Date.now() - 1_000) });
  expect((await buy(buyer, over.id)).json().code).toBe("PURCHASE_CLOSED");
  const draft = await make({ status: "draft", publishedAt: null });
  expect((await buy(buyer, draft.id)).statusCode).toBe(404);
  const { rows } = await app.db.execute(sql`select from purchases where buyer_id = ${buyer.id}`);
  expect(rows).toEqual([]);
});

test.each([
  ["buy now", make],
  ["a fixed price", fixed],
])("%s of a suspended seller sells nothing and says nothing of the seller", async (_, offer) => {
  const owner = await makeUser(app.ctx, { suspendedAt: new Date() });
  const { id } = await offer({ sellerId: owner.id });
  const answer = await buy(await makeUser(app.ctx), id);
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { code: "PURCHASE_CLOSED", message: "Tato nabídka už skončila." },
  ]);
  expect((await rowOf(id)).status).toBe("live");
});

test("both sides get their mail, and whoever led below the reserve learns that it is gone", async () => {
  const buyer = await makeUser(app.ctx);
  const leader = await makeUser(app.ctx);
  const { id, name } = await make({ reserveMinor: 800_00 });
  expect((await bid(leader, id, 600)).statusCode).toBe(201);
  expect((await buy(buyer, id)).statusCode).toBe(201);
  await app.drainEvents();
  const subjects = async (user: TestUser) => (await app.mails(user.email)).map(({ subject }) => subject);
  expect(await subjects(buyer)).toEqual([`Koupeno: ${name}`]);
  expect(await subjects(leader)).toEqual([`Koupil někdo jiný: ${name}`]);
  const [sold] = await app.mails(seller.email);
  expect(sold?.subject).toMatch(/^Prodáno: /);
  const text = (await app.mails()).map((mail) => mail.text).join();
  expect(text).toMatch(/\b900\sKč/);
  expect(text).not.toMatch(/\b[68]00\sKč/);
  const lot = (await app.as(leader).get(`/api/auctions/${id}/lot`)).json().data;
  expect(lot).toMatchObject({ status: "sold", viewer: { hasBid: true, isWinner: false } });
});
