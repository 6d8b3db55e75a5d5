import { beforeAll, expect, test } from "vitest";
import { maxWishlistItems } from "#contract/watchlist/wishlist.ts";
import { eq, sql } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { sweepGuestLists } from "./sweep-guest-lists.ts";
import { wishlistItems, wishlists } from "./table.ts";

let app: TestApp;
let seller: TestUser;
let categoryId: number;

beforeAll(async () => {
  app = await createTestApp();
  seller = await makeUser(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
});

const lot = (more: Partial<typeof listings.$inferInsert> = {}) =>
  makeListing(app.ctx, { sellerId: seller.id, categoryId, ...more });

async function listOf(user: TestUser | null): Promise<string> {
  const answer = await app.as(user).post("/api/wishlist", {});
  expect(answer.statusCode).toBe(201);
  return answer.json().temp_id;
}

const change = (user: TestUser | null, tempId: string, body: unknown) =>
  app.as(user).put(`/api/wishlist/${tempId}`, body);

async function watchersOf(id: number): Promise<{ count: number; rows: number }> {
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  const rows = await app.db.select().from(wishlistItems).where(eq(wishlistItems.listingId, id));
  return { count: row?.watcherCount ?? -1, rows: rows.length };
}

test("a guest's list is opened by its temporary id and holds what was added, last first", async () => {
  const [first, second] = [await lot(), await lot()];
  const tempId = await listOf(null);
  await change(null, tempId, { productId: first.id });
  const answer = await change(null, tempId, { productId: second.id, note: "  K Vánocům  " });
  expect(answer.json()).toMatchObject({ site_id: 1, user_id: null, temp_id: tempId });
  const read = (await app.as(null).get(`/api/wishlist/anonymous/cs/${tempId}`)).json();
  expect(read).toEqual(answer.json());
  expect(
    read.items.map((item: { product: { id: number }; note: string | null }) => [item.product.id, item.note]),
  ).toEqual([
    [second.id, "K Vánocům"],
    [first.id, null],
  ]);
  expect(await watchersOf(second.id)).toEqual({ count: 1, rows: 1 });
});

test("`0` is an empty list, an unknown id 404", async () => {
  const none = await app.as(null).get("/api/wishlist/anonymous/en/0");
  expect(none.json()).toEqual({ id: null, site_id: 1, user_id: null, temp_id: null, items: [] });
  expect((await app.as(null).get(`/api/wishlist/anonymous/cs/${"x".repeat(43)}`)).statusCode).toBe(404);
});

test("a user's list is empty until made, one however often it is asked for, and nobody else's", async () => {
  const [user, other] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  expect((await app.as(user).get("/api/wishlist/cs")).json()).toMatchObject({
    id: null,
    user_id: user.id,
    items: [],
  });
  const made = await Promise.all([listOf(user), listOf(user), listOf(user)]);
  expect(new Set(made).size).toBe(1);
  const tempId = made[0] ?? "";
  const { id } = await lot();
  for (const stranger of [null, other]) {
    expect((await change(stranger, tempId, { productId: id })).statusCode).toBe(404);
    expect((await app.as(stranger).delete(`/api/wishlist/${tempId}`)).statusCode).toBe(404);
    expect((await app.as(stranger).get(`/api/wishlist/anonymous/cs/${tempId}`)).statusCode).toBe(404);
  }
  expect((await app.as(user).get(`/api/wishlist/anonymous/cs/${tempId}`)).statusCode).toBe(404);
  expect(await watchersOf(id)).toEqual({ count: 0, rows: 0 });
});

test("W4: adding and removing many times at once is one item and one watcher, and the lot's revision stays", async () => {
  const user = await makeUser(app.ctx);
  const tempId = await listOf(user);
  const { id, revision } = await lot();
  const adds = await Promise.all(Array.from({ length: 8 }, () => change(user, tempId, { productId: id })));
  expect(adds.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  expect(await watchersOf(id)).toEqual({ count: 1, rows: 1 });
  await Promise.all(Array.from({ length: 4 }, () => change(user, tempId, { productId: id, remove: true })));
  expect(await watchersOf(id)).toEqual({ count: 0, rows: 0 });
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  expect(row?.revision).toBe(revision);
});

test("many people at once are each counted", async () => {
  const { id } = await lot();
  const people = await Promise.all(Array.from({ length: 12 }, () => makeUser(app.ctx)));
  await Promise.all(people.map(async (each) => change(each, await listOf(each), { productId: id })));
  expect(await watchersOf(id)).toEqual({ count: 12, rows: 12 });
});

test("a note changes by adding again, stays where it is left out, goes with null", async () => {
  const user = await makeUser(app.ctx);
  const tempId = await listOf(user);
  const { id } = await lot();
  const noteAfter = async (body: object) =>
    (await change(user, tempId, { productId: id, ...body })).json().items[0].note;
  expect(await noteAfter({ note: "do 900 Kč" })).toBe("do 900 Kč");
  expect(await noteAfter({})).toBe("do 900 Kč");
  expect(await noteAfter({ note: null })).toBeNull();
  expect(await noteAfter({ note: "   " })).toBeNull();
  expect((await change(user, tempId, { productId: id, note: "x".repeat(501) })).statusCode).toBe(422);
});

test("what is not published cannot be watched, not even by its seller", async () => {
  const tempId = await listOf(seller);
  for (const status of ["draft", "scheduled"] as const) {
    const { id } = await lot({ status, ...(status === "draft" && { publishedAt: null }) });
    expect((await change(seller, tempId, { productId: id })).statusCode).toBe(404);
  }
  expect((await change(seller, tempId, { productId: 999_999_999 })).statusCode).toBe(404);
});

test("W1: a full list refuses more and says how many fit", async () => {
  const user = await makeUser(app.ctx);
  const tempId = await listOf(user);
  const { id } = await lot();
  await app.db.execute(sql`
    insert into wishlist_items (wishlist_id, listing_id)
    select w.id, -n from wishlists w, generate_series(1, ${maxWishlistItems}::int) n where w.temp_id = ${tempId}`);
  const answer = await change(user, tempId, { productId: id });
  expect([answer.statusCode, answer.json().code, answer.json().details]).toEqual([
    409,
    "WISHLIST_FULL",
    { maximum: maxWishlistItems },
  ]);
  expect(await watchersOf(id)).toEqual({ count: 0, rows: 0 });
});

test("deleting a list gives its watchers back", async () => {
  const [first, second] = [await lot(), await lot()];
  const tempId = await listOf(null);
  for (const { id } of [first, second]) await change(null, tempId, { productId: id });
  expect((await app.as(null).delete(`/api/wishlist/${tempId}`)).statusCode).toBe(200);
  expect((await app.as(null).delete(`/api/wishlist/${tempId}`)).statusCode).toBe(404);
  expect(await watchersOf(first.id)).toEqual({ count: 0, rows: 0 });
  expect(await watchersOf(second.id)).toEqual({ count: 0, rows: 0 });
});

test("W3: a guest's list merges into the account's after log-in: twice, and at once, is once", async () => {
  const user = await makeUser(app.ctx);
  const [both, guestOnly] = [await lot(), await lot()];
  const own = await listOf(user);
  await change(user, own, { productId: both.id, note: "moje" });
  const guest = await listOf(null);
  for (const { id } of [both, guestOnly]) await change(null, guest, { productId: id, note: "hosta" });
  expect(await watchersOf(both.id)).toEqual({ count: 2, rows: 2 });

  const merges = await Promise.all(
    Array.from({ length: 4 }, () => app.as(user).post("/api/wishlist", { tempId: guest })),
  );
  for (const answer of [...merges, await app.as(user).post("/api/wishlist", { tempId: guest })]) {
    expect([answer.statusCode, answer.json().temp_id]).toEqual([201, own]);
  }
  const { items } = (await app.as(user).get("/api/wishlist/cs")).json();
  expect(
    Object.fromEntries(items.map((item: { product: { id: number }; note: string }) => [item.product.id, item.note])),
  ).toEqual({ [both.id]: "moje", [guestOnly.id]: "hosta" });
  expect(await watchersOf(both.id)).toEqual({ count: 1, rows: 1 });
  expect(await watchersOf(guestOnly.id)).toEqual({ count: 1, rows: 1 });
  expect((await app.as(null).get(`/api/wishlist/anonymous/cs/${guest}`)).statusCode).toBe(404);
});

test("while a guest's list is merged, changes of it are either moved or refused, and the counts agree", async () => {
  const user = await makeUser(app.ctx);
  const lots = await Promise.all(Array.from({ length: 8 }, () => lot()));
  const guest = await listOf(null);
  const adds = lots.map(({ id }) => change(null, guest, { productId: id }));
  const merge = app.as(user).post("/api/wishlist", { tempId: guest });
  const statuses = (await Promise.all(adds)).map(({ statusCode }) => statusCode);
  expect((await merge).statusCode).toBe(201);
  expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
  for (const { id } of lots) {
    const { count, rows } = await watchersOf(id);
    expect(count).toBe(rows);
  }
  const { items } = (await app.as(user).get("/api/wishlist/cs")).json();
  const moved = new Set(items.map(({ product }: { product: { id: number } }) => product.id));
  // A change may be stored and moved before it is answered: its list is then gone, and nothing is lost.
  for (const [index, { id }] of lots.entries()) if (statuses[index] === 200) expect(moved.has(id)).toBe(true);
});

test("nobody takes an account's list over by merging it", async () => {
  const [victim, thief] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  const tempId = await listOf(victim);
  const { id } = await lot();
  await change(victim, tempId, { productId: id });
  await app.as(thief).post("/api/wishlist", { tempId });
  expect((await app.as(thief).get("/api/wishlist/cs")).json().items).toEqual([]);
  expect((await app.as(victim).get("/api/wishlist/cs")).json().items.length).toBe(1);
});

test("RE5: guests' lists that no cookie can name any more are swept with their watchers, others stay", async () => {
  const { id } = await lot();
  const [stale, fresh] = [await listOf(null), await listOf(null)];
  for (const tempId of [stale, fresh]) await change(null, tempId, { productId: id });
  await app.db
    .update(wishlists)
    .set({ usedAt: new Date(Date.now() - 16 * 86_400_000) })
    .where(eq(wishlists.tempId, stale));
  expect(await sweepGuestLists(app.ctx)).toBe(1);
  expect(await watchersOf(id)).toEqual({ count: 1, rows: 1 });
});

test("the page of what one watches: running by their end, past ones newest first, both counted", async () => {
  const user = await makeUser(app.ctx);
  const tempId = await listOf(user);
  const soon = await lot({ endsAt: new Date(Date.now() + 3_600_000) });
  const late = await lot();
  const over = await lot({ status: "unsold", closedAt: new Date() });
  for (const { id } of [late, soon, over]) await change(user, tempId, { productId: id });
  await change(user, tempId, { productId: soon.id, note: "dárek" });
  const read = async (group: string) => (await app.as(user).get(`/api/me/watching?group=${group}`)).json();
  const live = await read("live");
  expect(live.items.map((card: { id: number }) => card.id)).toEqual([soon.id, late.id]);
  expect([live.items[0].note, live.items[0].watchers, live.totals]).toEqual(["dárek", 1, { live: 2, ended: 1 }]);
  expect((await read("ended")).items.map((card: { id: number }) => card.id)).toEqual([over.id]);
});

test("W7: from one address ten guests a day begin to watch a lot, from its network thirty; who is signed in still does, and a note costs nothing", async () => {
  const { id } = await lot();
  const from = async (remoteAddress: string, body: object = {}, known?: string) => {
    const tempId = known ?? (await listOf(null));
    const payload = { productId: id, ...body };
    const answer = await app.app.inject({
      method: "PUT",
      url: `/api/wishlist/${tempId}`,
      payload,
      remoteAddress,
    });
    return { tempId, code: answer.statusCode === 200 ? "watches" : answer.json().code };
  };
  const first = await from("203.0.113.1");
  for (let note = 0; note < 12; note++)
    expect((await from("203.0.113.1", { note: `${note}` }, first.tempId)).code).toBe("watches");
  for (let count = 1; count < 10; count++) expect((await from("203.0.113.1")).code).toBe("watches");
  expect((await from("203.0.113.1")).code).toBe("WATCHERS_NEARBY");
  for (let count = 0; count < 20; count++) await from(`203.0.113.${2 + (count % 4)}`);
  expect((await from("203.0.113.9")).code).toBe("WATCHERS_NEARBY");
  expect(await watchersOf(id)).toEqual({ count: 30, rows: 30 });
  const user = await makeUser(app.ctx);
  expect((await change(user, await listOf(user), { productId: id })).statusCode).toBe(200);
  expect((await from("198.51.100.1")).code).toBe("watches");
});
