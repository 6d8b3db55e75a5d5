import { beforeAll, expect, test } from "vitest";
import type { Offer } from "#contract/offers/offers.ts";
import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { raiseRevision } from "#server/features/listings/raise-revision.ts";
import { listings } from "#server/features/listings/table.ts";
import { forgetSetting } from "#server/features/settings/read-setting.ts";
import { settings } from "#server/features/settings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeBidders } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { expireOffers } from "./expire-offers.ts";
import { offers } from "./table.ts";

let app: TestApp;
let owner: TestUser;
let author: TestUser;
let stranger: TestUser;
let categoryId: number;
let calls = 0;

beforeAll(async () => {
  app = await createTestApp({ databaseSize: 24 });
  [owner, author, stranger] = [await makeUser(app.ctx), await makeUser(app.ctx), await makeUser(app.ctx)];
  categoryId = (await makeCategory(app.ctx)).id;
});

type Overrides = Partial<typeof listings.$inferInsert>;
const makeDemand = (overrides: Overrides = {}) =>
  makeListing(app.ctx, {
    sellerId: owner.id,
    categoryId,
    type: "demand",
    saleMode: "fixed_price",
    ...overrides,
  });
const makeSupply = (overrides: Overrides = {}) =>
  makeListing(app.ctx, {
    sellerId: owner.id,
    categoryId,
    saleMode: "by_agreement",
    askedPriceMinor: null,
    ...overrides,
  });

function send(
  user: TestUser | null,
  listingId: number,
  price: unknown,
  key = `offer-key-${++calls}`,
  text = "Mám ji.",
) {
  return app.as(user).post(`/api/auctions/${listingId}/offers`, { price, text }, { "idempotency-key": key });
}

async function offered(listingId: number, price = 800, user = author): Promise<number> {
  const answer = await send(user, listingId, price);
  expect(answer.statusCode).toBe(201);
  return answer.json().data.id;
}

const act = (user: TestUser, id: number, what: string, body?: unknown) =>
  app.as(user).post(`/api/me/offers/${id}/${what}`, body);

async function rowOf(id: number) {
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("the listing is gone");
  return row;
}

async function seen(user: TestUser, listingId: number): Promise<Offer[]> {
  return (await app.as(user).get(`/api/auctions/${listingId}/offers`)).json().data;
}

async function salesOf(id: number): Promise<unknown[]> {
  const { rows } = await app.db.execute<{ payload: unknown }>(
    sql`select payload from outbox where topic = 'ListingSold' and (payload ->> 'listingId')::int8 = ${id}`,
  );
  return rows.map(({ payload }) => payload);
}

test.each([
  ["a demand", makeDemand, () => [author.id, owner.id]],
  ["a supply by agreement", makeSupply, () => [owner.id, author.id]],
] as const)("an accepted offer to %s sells it between the right two", async (_, make, sides) => {
  const before = await make();
  const id = await offered(before.id);
  expect((await act(owner, id, "acceptance")).statusCode).toBe(200);
  const [sellerId, buyerId] = sides();
  expect(await rowOf(before.id)).toMatchObject({
    status: "sold",
    soldBy: "offer",
    finalPriceMinor: 800_00,
    winnerId: buyerId,
    revision: before.revision + 1,
  });
  expect(await salesOf(before.id)).toEqual([
    { listingId: before.id, sellerId, buyerId, soldBy: "offer", finalPriceMinor: 800_00 },
  ]);
  expect((await act(owner, id, "acceptance")).statusCode).toBe(200);
  expect(await salesOf(before.id)).toHaveLength(1);
  await app.drainEvents();
});

test("O4: a counter price is named once and is the author's to accept", async () => {
  const { id: listingId } = await makeSupply();
  const id = await offered(listingId);
  expect((await act(author, id, "acceptance")).json().code).toBe("OFFER_OTHER_SIDE");
  expect((await act(author, id, "counter-price", { price: 900 })).json().code).toBe("OFFER_OTHER_SIDE");
  expect((await act(owner, id, "counter-price", { price: 950 })).statusCode).toBe(200);
  expect((await act(owner, id, "counter-price", { price: 950 })).statusCode).toBe(200);
  expect((await act(owner, id, "counter-price", { price: 990 })).json().code).toBe("ALREADY_COUNTERED");
  expect((await act(owner, id, "acceptance")).json().code).toBe("OFFER_OTHER_SIDE");
  expect(await seen(author, listingId)).toMatchObject([{ price: 800, counterPrice: 950, awaits: "author" }]);
  // Who offers is known by the user name, and by nothing else.
  expect(await seen(owner, listingId)).toMatchObject([{ author: author.username }]);
  expect((await act(author, id, "acceptance")).statusCode).toBe(200);
  expect(await rowOf(listingId)).toMatchObject({ finalPriceMinor: 950_00, winnerId: author.id });
});

/** Changes by an owner that make a listing another one than the offers were made for. */
const changes = [
  ["its name", (id: number) => app.as(owner).patch(`/api/me/advertisements/${id}`, { name: "Jiná láhev" })],
  ["its postage", (id: number) => app.as(owner).patch(`/api/me/advertisements/${id}`, { shippingPrice: 9_999 })],
  [
    "its pictures",
    async (id: number) => {
      const [first] = (await app.as(owner).get(`/api/auctions/${id}`)).json().data.pictures;
      return app.as(owner).delete(`/api/me/advertisements/${id}/images/${first.id}`);
    },
  ],
] as const;

test.each(changes)("O5: an offer buys nothing whose owner has changed %s since", async (_, change) => {
  const { id: listingId } = await makeSupply({ description: "Ze sbírky." });
  for (const position of [0, 1]) await makePicture(app.ctx, listingId, { position });
  const id = await offered(listingId);
  expect((await change(listingId)).statusCode).toBe(200);
  const refused = await act(owner, id, "acceptance");
  expect([refused.statusCode, refused.json().code]).toEqual([409, "LISTING_CHANGED"]);
  expect((await rowOf(listingId)).status).toBe("live");
  // A counter price lets the author decide on the changed listing.
  expect((await act(owner, id, "counter-price", { price: 800 })).statusCode).toBe(200);
  expect((await act(author, id, "acceptance")).statusCode).toBe(200);
  expect(await rowOf(listingId)).toMatchObject({ status: "sold", finalPriceMinor: 800_00 });
});

test("a public answer and a suspension that ended change nothing that a price was named for", async () => {
  const { id: listingId } = await makeSupply({ description: "Ze sbírky." });
  const id = await offered(listingId);
  await raiseRevision(app.ctx, listingId);
  expect((await act(owner, id, "acceptance")).statusCode).toBe(200);
});

test("an offer that has run out does not stand in the way of the next one, though no job has run", async () => {
  const { id: listingId } = await makeSupply({ description: "Ze sbírky." });
  const id = await offered(listingId);
  await app.db
    .update(offers)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(offers.id, id));
  const next = await offered(listingId, 600);
  const rows = await app.db.select().from(offers).where(eq(offers.listingId, listingId)).orderBy(offers.id);
  expect(rows.map((row) => [row.id, row.status])).toEqual([
    [id, "expired"],
    [next, "open"],
  ]);
});

test("a counter price holds for the listing that it was named for; saving it as it is changes nothing", async () => {
  const { id: listingId, name } = await makeSupply({ description: "Ze sbírky." });
  await makePicture(app.ctx, listingId);
  const id = await offered(listingId);
  await act(owner, id, "counter-price", { price: 900 });
  const save = (words: object) => app.as(owner).patch(`/api/me/advertisements/${listingId}`, words);
  await save({ name, description: "Prázdná láhev." });
  expect((await act(author, id, "acceptance")).json().code).toBe("LISTING_CHANGED");
  expect((await act(author, id, "withdrawal")).statusCode).toBe(200);
  const again = await offered(listingId, 600);
  expect((await save({ name, description: "Prázdná láhev." })).statusCode).toBe(200);
  expect((await act(owner, again, "acceptance")).statusCode).toBe(200);
});

/** Columns of accounts that make a user unfit, each with the refusal's code. */
const lacks = {
  suspension: [{ suspendedAt: new Date() }, "SUSPENDED"],
  "an e-mail": [{ emailConfirmedAt: null }, "EMAIL_NOT_CONFIRMED"],
  "an age": [{ ageVerifiedAt: null }, "AGE_NOT_VERIFIED"],
  "an account": [{ accountVerifiedAt: null }, "ACCOUNT_NOT_VERIFIED"],
} as const;
const [seller, buyer] = [["suspension", "an e-mail"], Object.keys(lacks)] as [string[], string[]];
type Lack = keyof typeof lacks;

/** The accepting side of each kind, the roles that follow, and the conditions of each role. */
test.each([
  ["a demand", "owner", makeDemand, { owner: buyer, author: seller }],
  ["a supply", "owner", makeSupply, { owner: seller, author: buyer }],
  ["a demand", "author", makeDemand, { owner: buyer, author: seller }],
  ["a supply", "author", makeSupply, { owner: seller, author: buyer }],
] as const)("O2: accepting to %s by its %s asks both sides for what they must have", async (_, caller, make, needs) => {
  await app.db.insert(settings).values({ name: "ageVerification", value: { required: true } });
  forgetSetting(app.ctx, "ageVerification");
  const strict = await makeCategory(app.ctx, { policy: { ageVerified: true, accountVerified: true } });
  for (const side of ["owner", "author"] as const) {
    for (const lack of Object.keys(lacks) as Lack[]) {
      const able = () => makeUser(app.ctx, { accountVerifiedAt: new Date() });
      const people = { owner: await able(), author: await able() };
      const listing = await make({ sellerId: people.owner.id, categoryId: strict.id });
      const id = await offered(listing.id, 800, people.author);
      if (caller === "author") await act(people.owner, id, "counter-price", { price: 900 });
      const [columns, code] = lacks[lack];
      await app.db.update(users).set(columns).where(eq(users.id, people[side].id));
      const { statusCode, json } = await act(people[caller], id, "acceptance");
      const refused = side === caller ? [403, code] : [409, "OFFER_CLOSED"];
      const isNeeded = needs[side].includes(lack);
      expect([side, lack, statusCode, json().code]).toEqual([side, lack, ...(isNeeded ? refused : [200, undefined])]);
      expect((await rowOf(listing.id)).status).toBe(isNeeded ? "live" : "sold");
    }
  }
  await app.db.delete(settings).where(eq(settings.name, "ageVerification"));
  forgetSetting(app.ctx, "ageVerification");
});

test("O6: two acceptances at once: one stands, the other offers are declined and their authors told", async () => {
  const { id: listingId, name } = await makeDemand();
  const authors = await makeBidders(app.ctx, 5);
  const ids = await Promise.all(authors.map((user, index) => offered(listingId, 700 + index, user)));
  const answers = await Promise.all(ids.map((id) => act(owner, id, "acceptance")));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect((await seen(owner, listingId)).map(({ status }) => status).toSorted()).toEqual([
    "accepted",
    ...Array(4).fill("declined"),
  ]);
  expect(await salesOf(listingId)).toHaveLength(1);
  await app.drainEvents();
  const declined = (await app.mails()).filter(({ subject }) => subject === `Nabídka odmítnuta: ${name}`);
  expect(declined).toHaveLength(4);
});

test("O3: the same key makes one offer; another body is refused; a second open one is refused", async () => {
  const { id: listingId } = await makeDemand();
  const [first, again] = [
    await send(author, listingId, 800, "one-key-once"),
    await send(author, listingId, 800, "one-key-once"),
  ];
  expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
  expect((await send(author, listingId, 801, "one-key-once")).json().code).toBe("IDEMPOTENCY_KEY_REUSED");
  const twice = await send(author, listingId, 900);
  expect([twice.statusCode, twice.json().code]).toEqual([409, "OFFER_OPEN"]);
  expect(await seen(owner, listingId)).toHaveLength(1);
  const rush = await makeDemand();
  const answers = await Promise.all([1, 2, 3, 4].map((n) => send(author, rush.id, 800 + n)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
});

test("O7: an offer is nobody's business but its two sides'", async () => {
  const { id: listingId } = await makeSupply();
  const id = await offered(listingId, 4_321);
  expect(await seen(stranger, listingId)).toEqual([]);
  expect((await app.as(null).get(`/api/auctions/${listingId}/offers`)).statusCode).toBe(401);
  for (const what of ["acceptance", "refusal", "withdrawal"]) {
    expect((await act(stranger, id, what)).statusCode).toBe(404);
  }
  expect((await act(stranger, id, "counter-price", { price: 5 })).statusCode).toBe(404);
  for (const path of [
    `/api/auctions/${listingId}`,
    `/api/auctions/${listingId}/lot`,
    `/api/auctions/${listingId}/prices`,
  ]) {
    expect((await app.as(stranger).get(path)).body).not.toContain("4321");
  }
  const box = (user: TestUser, name: string) => app.as(user).get(`/api/me/offers?box=${name}`);
  expect((await box(stranger, "received")).json().items).toEqual([]);
  expect((await box(owner, "received")).json().items.some((offer: Offer) => offer.id === id)).toBe(true);
  expect((await box(author, "sent")).json().items[0]).toMatchObject({ id, mine: true });
});

test("declined, withdrawn or run out, an offer is over, and another one may follow", async () => {
  const { id: listingId, name } = await makeDemand();
  const first = await offered(listingId);
  expect((await act(owner, first, "withdrawal")).json().code).toBe("OFFER_OTHER_SIDE");
  expect((await act(owner, first, "refusal")).statusCode).toBe(200);
  expect((await act(owner, first, "refusal")).statusCode).toBe(200);
  expect((await act(owner, first, "acceptance")).json().code).toBe("OFFER_CLOSED");
  const second = await offered(listingId);
  expect((await act(author, second, "withdrawal")).statusCode).toBe(200);
  expect((await act(owner, second, "acceptance")).json().code).toBe("OFFER_CLOSED");
  const third = await offered(listingId);
  const later = async () => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000);
  await expireOffers(app.ctx, later);
  expect(await expireOffers(app.ctx, later)).toBe(0);
  expect((await act(owner, third, "acceptance")).json().code).toBe("OFFER_CLOSED");
  expect((await seen(author, listingId)).map(({ status }) => status)).toEqual(["expired", "withdrawn", "declined"]);
  await app.drainEvents();
  const subjects = (await app.mails(author.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === `Nabídka odmítnuta: ${name}`)).toHaveLength(1);
});

test("offers to a listing that is taken off end with it, those to others stay", async () => {
  const [{ id: listingId }, { id: otherId }] = [await makeSupply(), await makeSupply()];
  const id = await offered(listingId);
  await offered(otherId);
  const cancelled = await app.as(owner).put(`/api/me/advertisements/${listingId}/cancellation`, {});
  expect(cancelled.statusCode).toBe(200);
  expect((await act(owner, id, "acceptance")).json().code).toBe("OFFER_CLOSED");
  await app.drainEvents();
  expect((await seen(author, listingId))[0]?.status).toBe("expired");
  expect((await seen(author, otherId))[0]?.status).toBe("open");
});

test("however many offers run out at once, all of them end", async () => {
  const { id: listingId } = await makeSupply();
  const expired = () => app.db.$count(offers, sql`listing_id = ${listingId} and status = 'expired'`);
  await app.db.execute(sql`
    with people as (
      insert into users (email, username, password_hash, terms_accepted_at, adult_declared_at)
      select n || '@offers.test', 'offers' || n, '', now(), now() from generate_series(1, 1100) n returning id
    )
    insert into offers (listing_id, author_id, price_minor, created_at, expires_at, idempotency_key, request_hash,
      terms_revision)
    select ${listingId}, id, 100, now(), now() - interval '1 minute', 'run-out', '', 0 from people`);
  const counts = await Promise.all([expireOffers(app.ctx), expireOffers(app.ctx)]);
  await expireOffers(app.ctx);
  expect([counts.every((count) => count <= 1_100), await expired()]).toEqual([true, 1_100]);
});

test("a refused offer stores nothing", async () => {
  const auction = await makeListing(app.ctx, { sellerId: owner.id, categoryId });
  const fixed = await makeSupply({ saleMode: "fixed_price", askedPriceMinor: 500_00 });
  const demand = await makeDemand();
  const suspended = await makeUser(app.ctx, { suspendedAt: new Date() });
  const unconfirmed = await makeUser(app.ctx, { emailConfirmedAt: null });
  const answers = [
    await send(author, auction.id, 800),
    await send(author, fixed.id, 800),
    await send(owner, demand.id, 800),
    await send(suspended, demand.id, 800),
    await send(unconfirmed, demand.id, 800),
    await send(author, demand.id, 0),
    await send(author, demand.id, "800"),
    await send(author, demand.id, 1.234),
    await send(author, demand.id, 800, undefined, "x".repeat(2_001)),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [409, "NOT_FOR_OFFERS"],
    [409, "NOT_FOR_OFFERS"],
    [403, "OWN_OFFER"],
    [403, "SUSPENDED"],
    [403, "EMAIL_NOT_CONFIRMED"],
    ...Array(4).fill([422, "INVALID"]),
  ]);
  const { rows } = await app.db.execute(
    sql`select from offers where listing_id in (${auction.id}, ${fixed.id}, ${demand.id})`,
  );
  expect(rows).toEqual([]);
});

test("each side gets its mail: the offer, the other price, the agreement", async () => {
  const { id: listingId, name } = await makeSupply();
  const buyer = await makeUser(app.ctx);
  const id = await offered(listingId, 800, buyer);
  await app.drainEvents();
  expect((await app.mails(owner.email))[0]?.subject).toBe(`Nová nabídka: ${name}`);
  await act(owner, id, "counter-price", { price: 950 });
  await app.drainEvents();
  const [countered] = await app.mails(buyer.email);
  expect(countered?.subject).toBe(`Jiná cena: ${name}`);
  expect(countered?.text).toContain("950");
  await act(buyer, id, "acceptance");
  await app.drainEvents();
  expect((await app.mails(buyer.email))[0]?.subject).toBe(`Koupeno: ${name}`);
  expect((await app.mails(owner.email))[0]?.subject).toMatch(/^Prodáno: /);
});

test("what waits for an answer is counted to the last one, by listing and by box", async () => {
  const [seller, asker] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  const [crowded, quiet] = [await makeSupply({ sellerId: seller.id }), await makeSupply({ sellerId: seller.id })];
  const counts = async () => (await app.as(seller).get("/api/me/offers/waiting")).json().data;
  const totalOf = async (user: TestUser, box: "received" | "sent") =>
    (await app.as(user).get(`/api/me/offers?box=${box}&state=waiting`)).json().total;
  expect(await counts()).toEqual([]);
  for (const each of await makeBidders(app.ctx, 26)) await offered(crowded.id, 700, each);
  const [first, second] = [await offered(crowded.id, 800, asker), await offered(quiet.id, 800, asker)];
  expect(await counts()).toEqual([
    { listingId: crowded.id, count: 27 },
    { listingId: quiet.id, count: 1 },
  ]);
  expect([await totalOf(seller, "received"), await totalOf(asker, "sent")]).toEqual([28, 0]);
  await act(seller, first, "counter-price", { price: 900 });
  await act(seller, second, "refusal");
  expect(await counts()).toEqual([{ listingId: crowded.id, count: 26 }]);
  expect([await totalOf(seller, "received"), await totalOf(asker, "sent")]).toEqual([26, 1]);
  app.clock.advance(7 * 24 * 60 * 60 * 1000);
  expect([await counts(), await totalOf(asker, "sent")]).toEqual([[], 0]);
  app.clock.advance(-7 * 24 * 60 * 60 * 1000);
});
