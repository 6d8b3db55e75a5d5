import { beforeAll, beforeEach, expect, test } from "vitest";
import { lowStock } from "#contract/products/product-states.ts";
import { dayMs } from "#contract/values/durations.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { openShop, productBody } from "#test/make/product.ts";
import { storeBody } from "#test/make/store.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { settleDuePrices } from "./settle-price.ts";

let app: TestApp;
let operator: TestUser;
let categoryId: number;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.empty();
  operator = await makeUser(app.ctx, { scopes: ["shop"] });
  await openShop(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
});

const add = async (more: object = {}) => {
  const answer = await app.as(operator).post("/api/admin/products", productBody(categoryId, more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
};
const change = (product: { id: number; version: number }, more: object) =>
  app.as(operator).put(`/api/admin/products/${product.id}`, written({ ...product, ...more }));
const written = (product: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(product).filter(([name]) => !readOnly.has(name)));
const readOnly = new Set(["id", "slug", "pictures", "currentPrice", "isReduced", "stock", "wasOffered"]);
const shown = async (id: number) => (await app.as(null).get(`/api/auctions/${id}`)).json().data;
const found = async (query: string) =>
  (await app.as(null).get(`/api/auctions?${query}`)).json().items.map(({ id }: { id: number }) => id);

test("a product is found, listed and read as everything on offer is, with what only goods from stock have", async () => {
  const product = await add({ family: "reserva" });
  const larger = await add({ family: "reserva", condition: { volumeMl: 1_500 }, price: 2_290 });
  expect(await shown(product.id)).toMatchObject({
    saleMode: "stock",
    price: 1_090,
    seller: { username: "Obchod.Kabinet", trader: true },
    stock: { originalPrice: null, lowestPrice: null, inStock: false },
    product: { sku: product.sku, taxRate: 21, pieces: 0, family: [{ id: larger.id, price: 2_290 }] },
  });
  expect(await found("saleMode=stock&sort=newest")).toEqual([larger.id, product.id]);
  expect(await found(`q=diplomatico&category=${categoryId}&volume=1500`)).toEqual([larger.id]);
  const item = (await app.as(null).get(`/api/items/${product.id}`)).json();
  expect(item.data).toMatchObject({ kind: "listing" });
});

test("PD1: goods of the first product are sold by one account of the staff; without the operator's e-mail there is none", async () => {
  await storeSetting(app.ctx, "contacts", defaultSettings.contacts);
  const early = await app.as(operator).post("/api/admin/products", productBody(categoryId));
  expect([early.statusCode, early.json().code]).toEqual([409, "SHOP_MAIL_MISSING"]);
  await openShop(app.ctx);
  const [first, second] = [await add(), await add()];
  const sellers = [(await shown(first.id)).seller.id, (await shown(second.id)).seller.id];
  expect(sellers[0]).toBe(sellers[1]);
  const sites = await app.db.select().from(users).where(eq(users.isShop, true));
  expect(sites.map(({ id, email }) => [id, email])).toEqual([[sellers[0], "obchod@kabinet.test"]]);
});

test("a stranger whose account has the operator's e-mail does not become the shop", async () => {
  await makeUser(app.ctx, { email: "obchod@kabinet.test" });
  const answer = await app.as(operator).post("/api/admin/products", productBody(categoryId));
  expect([answer.statusCode, answer.json().code]).toEqual([409, "SHOP_MAIL_TAKEN"]);
  expect(await found("saleMode=stock")).toEqual([]);
});

test("a hidden product is nobody's to see, its back office's alone", async () => {
  const product = await add({ isShown: false });
  expect((await app.as(null).get(`/api/auctions/${product.id}`)).statusCode).toBe(404);
  expect(await found("saleMode=stock")).toEqual([]);
  const list = (await app.as(operator).get(`/api/admin/products?q=${product.sku}`)).json();
  expect(list.items).toMatchObject([{ id: product.id, isShown: false }]);
  await change(product, { isShown: true });
  expect(await found("saleMode=stock")).toEqual([product.id]);
});

test("goods are shown and hidden whatever else was changed; a form that was opened before is told", async () => {
  const product = await add({ isShown: false });
  const at = `/api/admin/products/${product.id}/visibility`;
  const show = async (isShown: boolean) => (await app.as(operator).put(at, { isShown })).json().data;
  expect(await show(true)).toMatchObject({ isShown: true, version: product.version + 1 });
  expect(await show(true), "again: the same").toMatchObject({ version: product.version + 1 });
  expect(await found("saleMode=stock")).toEqual([product.id]);
  expect((await change(product, { name: "Jiný název" })).json().code).toBe("CHANGED_ELSEWHERE");
  await show(false);
  expect(await found("saleMode=stock")).toEqual([]);
});

test("PD8: only what visitors have never seen and no store has is removed", async () => {
  const [fresh, offered] = [await add({ isShown: false }), await add()];
  const store = (await app.as(operator).post("/api/admin/stores", storeBody)).json().data;
  const remove = (id: number) => app.as(operator).delete(`/api/admin/products/${id}`);
  const stock = `/api/admin/products/${fresh.id}/stock/${store.id}`;
  await app.as(operator).put(stock, { pieces: 1, seen: 0 });
  expect((await remove(fresh.id)).json().code).toBe("PRODUCT_HAS_STOCK");
  await app.as(operator).put(stock, { pieces: 0, seen: 1 });
  expect((await remove(fresh.id)).statusCode).toBe(200);
  expect((await remove(fresh.id)).statusCode).toBe(404);
  await app.as(operator).put(`/api/admin/products/${offered.id}/visibility`, { isShown: false });
  const stored = await remove(offered.id);
  expect([stored.statusCode, stored.json().code]).toEqual([409, "PRODUCT_WAS_OFFERED"]);
  expect((await app.as(operator).get(`/api/admin/products/${offered.id}`)).statusCode).toBe(200);
});

test("PD7: the back office narrows its list by what is shown, reduced, low and out of stock, and by code, name or family", async () => {
  const store = (await app.as(operator).post("/api/admin/stores", storeBody)).json().data;
  const [none, low, plenty] = [
    await add({ family: "reserva" }),
    await add({ isShown: false, name: "Žitná pálenka" }),
    await add({ price: 1_000 }),
  ];
  for (const [product, pieces] of [
    [low, lowStock],
    [plenty, lowStock + 1],
  ])
    await app.as(operator).put(`/api/admin/products/${product.id}/stock/${store.id}`, { pieces, seen: 0 });
  app.clock.advance(dayMs);
  await change(plenty, { reducedPrice: 800 });
  const listed = async (query: string) => {
    const { items } = (await app.as(operator).get(`/api/admin/products?${query}`)).json();
    return items.map(({ id }: { id: number }) => id);
  };
  expect(await listed("")).toEqual([plenty.id, low.id, none.id]);
  expect(await listed("shown=hidden")).toEqual([low.id]);
  expect(await listed("shown=shown&stock=none")).toEqual([none.id]);
  expect(await listed("stock=low")).toEqual([low.id]);
  expect(await listed("reduced=true")).toEqual([plenty.id]);
  expect(await listed("q=zitna")).toEqual([low.id]);
  expect(await listed("q=reserva&shown=hidden")).toEqual([]);
  expect(await listed(`q=${plenty.sku.toLowerCase()}`)).toEqual([plenty.id]);
  expect(await listed("q=reserva&stock=none")).toEqual([none.id]);
});

test("a reduction begins and ends by itself, with the lowest price of the thirty days before", async () => {
  const product = await add({ price: 1_000 });
  const [from, until] = [1, 3].map((day) => new Date(app.clock.now().getTime() + day * dayMs).toISOString());
  const planned = { reducedPrice: 800, reducedFrom: from, reducedUntil: until };
  expect((await change(product, planned)).json().data).toMatchObject({
    currentPrice: 1_000,
    isReduced: false,
  });
  expect((await shown(product.id)).product.reducedUntil, "a plan is nobody's to know").toBeNull();
  expect(await found("reduced=true")).toEqual([]);
  app.clock.advance(dayMs);
  expect(await settleDuePrices(app.ctx)).toBe(1);
  expect(await shown(product.id)).toMatchObject({
    price: 800,
    stock: { originalPrice: 1_000, lowestPrice: 1_000 },
    product: { reducedUntil: until },
  });
  expect(await found("reduced=true")).toEqual([product.id]);
  expect(await settleDuePrices(app.ctx)).toBe(0);
  app.clock.advance(2 * dayMs);
  expect(await settleDuePrices(app.ctx)).toBe(1);
  expect(await shown(product.id)).toMatchObject({ price: 1_000, stock: { originalPrice: null } });
  expect(await found("reduced=true")).toEqual([]);
});

test("PD5: pieces are set where they lie; a number that has changed meanwhile is not overwritten", async () => {
  const product = await add();
  const store = (await app.as(operator).post("/api/admin/stores", storeBody)).json().data;
  const at = `/api/admin/products/${product.id}/stock/${store.id}`;
  const set = await app.as(operator).put(at, { pieces: 5, seen: 0 });
  expect(set.json().data.stock).toEqual([{ storeId: store.id, storeName: store.name.cs, pieces: 5 }]);
  const stale = await app.as(operator).put(at, { pieces: 9, seen: 0 });
  expect([stale.statusCode, stale.json().details]).toEqual([409, { pieces: 5 }]);
  expect(await shown(product.id)).toMatchObject({
    stock: { inStock: true },
    product: { pieces: 5, stores: [{ id: store.id, pieces: 5 }] },
  });
  const removed = await app.as(operator).delete(`/api/admin/stores/${store.id}?version=0`);
  expect([removed.statusCode, removed.json().code]).toEqual([409, "STORE_HAS_STOCK"]);
  await app.as(operator).put(at, { pieces: 0, seen: 5 });
  expect((await app.as(operator).delete(`/api/admin/stores/${store.id}?version=0`)).statusCode).toBe(200);
});

test("the second of two changes to what the first has read is refused", async () => {
  const product = await add();
  expect((await change(product, { name: "Jiný název" })).statusCode).toBe(200);
  const late = await change(product, { name: "Ještě jiný" });
  expect([late.statusCode, late.json().code]).toEqual([409, "CHANGED_ELSEWHERE"]);
  expect((await shown(product.id)).name).toBe("Jiný název");
});

test("PD4: two products written at once with one code: one is stored, the other is told at its field", async () => {
  const body = productBody(categoryId);
  const both = await Promise.all([1, 2].map(() => app.as(operator).post("/api/admin/products", body)));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  expect(both.find(({ statusCode }) => statusCode === 422)?.json().errors).toHaveProperty("sku");
});

test.each([
  ["a reduced price that is not lower", { reducedPrice: 1_090 }, "reducedPrice"],
  [
    "an end before the beginning",
    { reducedPrice: 1, reducedFrom: "2026-12-02T00:00:00Z", reducedUntil: "2026-12-01T00:00:00Z" },
    "reducedUntil",
  ],
  ["a class of VAT that the law does not know", { taxClass: "halved" }, "taxClass"],
  ["a price of nothing", { price: 0 }, "price"],
  ["no code", { sku: " " }, "sku"],
  ["an unknown category", { categoryId: 999_999_999 }, "categoryId"],
])("%s is refused at its field, and nothing is stored", async (_what, wrong, field) => {
  const answer = await app.as(operator).post("/api/admin/products", { ...productBody(categoryId), ...wrong });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  expect(await found("saleMode=stock")).toEqual([]);
});

test("a wrong reduction is told in words", async () => {
  const span = { reducedFrom: "2026-12-02T00:00:00Z", reducedUntil: "2026-12-01T00:00:00Z" };
  const sent = { ...productBody(categoryId), ...span, reducedPrice: 1_090 };
  const answer = await app.as(operator).post("/api/admin/products", sent);
  expect(answer.json().errors).toEqual({
    reducedPrice: ["Snížená cena musí být nižší než běžná."],
    reducedUntil: ["Konec musí přijít až po začátku."],
  });
});

test("PD6: goods from stock are not bought as a listing is, no member lists any, and their pictures are the shop's to change", async () => {
  const product = await add();
  const buyer = await makeUser(app.ctx);
  const bought = await app
    .as(buyer)
    .post(`/api/auctions/${product.id}/purchase`, { price: 1_090 }, { "idempotency-key": "zkusime-to" });
  expect(bought.json().code).toBe("NOT_FOR_PURCHASE");
  const member = await app.as(buyer).post("/api/me/advertisements", { saleMode: "stock" });
  expect(member.statusCode).toBe(422);
  const removed = await app.as(buyer).delete(`/api/me/advertisements/${product.id}/pictures/abc`);
  expect(removed.statusCode).toBe(404);
});
