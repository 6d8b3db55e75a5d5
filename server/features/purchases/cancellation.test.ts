import { beforeAll, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let seller: TestUser;
let moderator: TestUser;
let calls = 0;

beforeAll(async () => {
  app = await createTestApp({ databaseSize: 12 });
  seller = await makeUser(app.ctx);
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
});

const make = (overrides: Parameters<typeof makeAuction>[1] = {}) =>
  makeAuction(app.ctx, { sellerId: seller.id, ...overrides });
const cancelOwn = (id: number, user = seller) => app.as(user).put(`/api/me/advertisements/${id}/cancellation`, {});
const cancel = (id: number, reason = "Padělaná etiketa.", user = moderator) =>
  app.as(user).put(`/api/auctions/${id}/cancellation`, { rule: "authenticity", reason });
const bid = (user: TestUser, id: number, maximum = 600) =>
  app.as(user).post(`/api/auctions/${id}/bids`, { maximum }, { "idempotency-key": `cancelling-${++calls}` });

async function watch(user: TestUser, productId: number): Promise<void> {
  const tempId = (await app.as(user).post("/api/wishlist", {})).json().temp_id;
  expect((await app.as(user).put(`/api/wishlist/${tempId}`, { productId })).statusCode).toBe(200);
}

async function rowOf(id: number) {
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("the listing is gone");
  return row;
}

test("a seller takes an own listing off before the first bid; its page stays, once more changes nothing", async () => {
  const { id, revision } = await make();
  expect((await cancelOwn(id)).statusCode).toBe(200);
  expect((await cancelOwn(id)).statusCode).toBe(200);
  expect(await rowOf(id)).toMatchObject({ status: "cancelled", revision: revision + 1 });
  const seen = (await app.as(null).get(`/api/auctions/${id}`)).json().data;
  expect([seen.lot.status, seen.cancellation.by, seen.cancellation.reason]).toEqual(["cancelled", "seller", null]);
  const { rows } = await app.db.execute(sql`select payload from outbox where topic = 'ListingCancelled'`);
  expect(rows).toEqual([{ payload: { listingId: id, sellerId: seller.id, by: "seller" } }]);
});

test("a listing that was to start later is taken off unseen: it stays its seller's alone", async () => {
  const startsAt = new Date(Date.now() + 86_400_000);
  const { id } = await make({ status: "scheduled", startsAt, publishedAt: startsAt });
  expect((await cancelOwn(id)).statusCode).toBe(200);
  expect((await app.as(seller).get(`/api/auctions/${id}`)).statusCode).toBe(200);
  for (const path of [`/api/auctions/${id}`, `/api/auctions/${id}/bids`, `/api/items/${id}`]) {
    expect((await app.as(null).get(path)).statusCode, path).toBe(404);
  }
});

test("a moderator takes nothing off that is their own or that they have bid on", async () => {
  const { id: theirs } = await make({ sellerId: moderator.id });
  const { id: wanted } = await make();
  await bid(moderator, wanted);
  for (const id of [theirs, wanted]) {
    expect((await cancel(id)).statusCode).toBe(403);
    expect((await rowOf(id)).status).toBe("live");
  }
});

test("after the first bid the seller is sent to a moderator", async () => {
  const { id } = await make();
  await bid(await makeUser(app.ctx), id);
  const answer = await cancelOwn(id);
  expect([answer.statusCode, answer.json().code]).toEqual([409, "CANCELLATION_NEEDS_MODERATOR"]);
  expect((await rowOf(id)).status).toBe("live");
});

test("a first bid and a cancellation at the same moment: one of them happens", async () => {
  const bidder = await makeUser(app.ctx);
  for (let round = 0; round < 12; round++) {
    const { id } = await make();
    const [placed, cancelled] = await Promise.all([bid(bidder, id), cancelOwn(id)]);
    expect([placed.statusCode, cancelled.statusCode].toSorted()).toEqual(
      placed.statusCode === 201 ? [201, 409] : [200, 409],
    );
    expect((await rowOf(id)).bidSequence).toBe(placed.statusCode === 201 ? 1 : 0);
  }
});

test("L10: a moderator takes a running auction off; bidders and seller read why, the history stays", async () => {
  const bidder = await makeUser(app.ctx);
  const { id, name } = await make();
  await bid(bidder, id);
  expect((await cancel(id)).statusCode).toBe(200);
  expect((await cancel(id)).statusCode).toBe(200);
  await app.drainEvents();
  const [toBidder] = await app.mails(bidder.email);
  expect(toBidder?.subject).toBe(`Zrušeno: ${name}`);
  expect(toBidder?.text).toContain("Důvod: Padělaná etiketa.");
  expect(toBidder?.text).toContain("Pravidlo: Nabízejí se jen pravé věci.");
  const [toSeller] = await app.mails(seller.email);
  expect(toSeller?.text).toContain("Padělaná etiketa.");
  const onPage = async (user: TestUser | null) =>
    (await app.as(user).get(`/api/auctions/${id}`)).json().data.cancellation;
  const reason = "Padělaná etiketa.";
  for (const user of [bidder, seller, moderator])
    expect(await onPage(user)).toMatchObject({ by: "moderator", rule: "authenticity", reason });
  for (const user of [null, await makeUser(app.ctx)])
    expect(await onPage(user)).toMatchObject({ by: "moderator", rule: null, reason: null });
  expect((await app.as(null).get(`/api/auctions/${id}/bids`)).json().data).toHaveLength(1);
  expect((await bid(bidder, id, 900)).json().code).toBe("AUCTION_ENDED");
});

test("NT9: watchers hear that it is off and from whom, but no reason; who gave such mails up hears nothing", async () => {
  const [bidder, watcher, silent, stranger] = [
    await makeUser(app.ctx),
    await makeUser(app.ctx),
    await makeUser(app.ctx, { notifyEnding: false }),
    await makeUser(app.ctx, { emailConfirmedAt: null }),
  ];
  const { id, name } = await make();
  for (const user of [bidder, watcher, silent, stranger, seller]) await watch(user, id);
  await bid(bidder, id);
  await cancel(id);
  await app.drainEvents();
  const kinds = async (user: TestUser) => (await app.mails(user.email)).map(({ kind }) => kind);
  const [reported] = await app.mails(watcher.email);
  expect([reported?.subject, reported?.kind]).toEqual([`Zrušeno: ${name}`, "watched-cancelled"]);
  expect(reported?.text).toContain("zrušil moderátor");
  expect(reported?.text).not.toContain("Padělaná");
  expect(reported?.unsubscribeUrl).toBeTruthy();
  expect([await kinds(silent), await kinds(bidder)]).toEqual([[], ["auction-cancelled"]]);
  // Nobody has shown that this address is theirs.
  expect(await kinds(stranger)).toEqual([]);
  const ofSeller = (await app.mails(seller.email)).filter(({ key }) => key.startsWith(`cancelled:${id}:`));
  expect(ofSeller.map(({ kind }) => kind)).toEqual(["listing-cancelled"]);
});

test("NT3: a seller's own words go to nobody; offers that stood are told that they ended, those withdrawn are not", async () => {
  const [author, gone, watcher] = [await makeUser(app.ctx), await makeUser(app.ctx), await makeUser(app.ctx)];
  const { id, name } = await make({ saleMode: "by_agreement", startPriceMinor: null, endsAt: null });
  await watch(watcher, id);
  const offerOf = async (user: TestUser) => {
    const made = await app
      .as(user)
      .post(`/api/auctions/${id}/offers`, { price: 700 }, { "idempotency-key": `offer-${++calls}-x` });
    expect(made.statusCode).toBe(201);
    return made.json().data.id;
  };
  await offerOf(author);
  await app.as(gone).post(`/api/me/offers/${await offerOf(gone)}/withdrawal`);
  const reason = "Prodal jsem to sousedovi.";
  await app.as(seller).put(`/api/me/advertisements/${id}/cancellation`, { reason });
  await app.drainEvents();
  const [toAuthor] = await app.mails(author.email);
  expect([toAuthor?.subject, toAuthor?.kind]).toEqual([`Zrušeno: ${name}`, "offer-cancelled"]);
  expect(toAuthor?.text).toContain("zrušil prodávající");
  expect((await app.mails(watcher.email))[0]?.kind).toBe("watched-cancelled");
  expect(await app.mails(gone.email)).toEqual([]);
  expect((await app.mails()).map(({ text }) => text).join()).not.toContain(reason);
});

test("without the scope nobody takes another's listing off; what is over stays as it ended", async () => {
  const { id } = await make();
  expect((await cancel(id, "Nelíbí se mi.", await makeUser(app.ctx))).statusCode).toBe(403);
  expect((await cancel(id, "Nelíbí se mi.", seller)).statusCode).toBe(403);
  const over = await make({ endsAt: new Date(Date.now() - 1_000) });
  expect((await cancel(over.id)).json().code).toBe("NOT_CANCELLABLE");
  expect((await cancelOwn(over.id)).json().code).toBe("NOT_CANCELLABLE");
  const hidden = await make({ status: "scheduled", startsAt: new Date(Date.now() + 60_000) });
  expect((await cancel(hidden.id, "Nelíbí se mi.", await makeUser(app.ctx))).statusCode).toBe(404);
  expect((await cancel(hidden.id)).statusCode).toBe(200);
});

test("a moderator's cancellation needs its words", async () => {
  const { id } = await make();
  const answer = await cancel(id, "  ");
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["reason"]]);
});
