import { beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "#server/context.ts";
import { cartLines } from "#server/features/carts/table.ts";
import { productStock } from "#server/features/products/table.ts";
import { insertProduct } from "#server/features/products/write-product.ts";
import { vouchers } from "#server/features/vouchers/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { productBody } from "#test/make/product.ts";
import { fillTestShop, newCartKey, place, press } from "#test/make/shop.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let shop: Awaited<ReturnType<typeof fillTestShop>>;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.empty();
  shop = await fillTestShop(app);
});

/** What an answer says: its status, its code, its sentence and those at its fields. */
const reported = (answer: Awaited<ReturnType<typeof shop.order>>) => {
  const { code, message, errors } = answer.json();
  return { status: answer.statusCode, code, message, errors };
};
const piecesIn = async (key: string, who: TestUser | null = null) =>
  (await shop.app.as(who).get(`/api/cart/${key}`)).json().data.pieces;

test("quantities of 0, −1 and 10⁹ are refused in words, added or changed, and the cart stays as it was", async () => {
  const { id } = await shop.product();
  const key = await shop.cartOf([id, 2]);
  const cases = [
    [0, "Nejmenší možná hodnota je 1."],
    [-1, "Nejmenší možná hodnota je 1."],
    [1e9, "Největší možná hodnota je 999."],
  ] as const;
  for (const [quantity, message] of cases) {
    const added = await shop.app.as(null).post(`/api/cart/${key}/lines`, { productId: id, quantity }, press());
    const changed = await shop.app.as(null).put(`/api/cart/${key}/lines/${id}`, { quantity });
    for (const answer of [added, changed])
      expect(reported(answer)).toMatchObject({ status: 422, errors: { quantity: [message] } });
  }
  expect(await piecesIn(key)).toBe(2);
});

test("a price that the caller sends with the goods is no price; one that differs from the shop's orders nothing and loses nothing", async () => {
  const { id } = await shop.product();
  const key = newCartKey();
  const sent = { productId: id, quantity: 1, price: 1, unitPrice: 1, seenMinor: 1 };
  const added = await shop.app.as(null).post(`/api/cart/${key}/lines`, sent, press());
  expect(added.json().data).toMatchObject({ total: 1_090, lines: [{ unitPrice: 1_090 }] });
  const cheap = await shop.order(null, key, { ...shop.body(100), lines: [{ productId: id, unitPrice: 1 }] });
  expect(reported(cheap)).toMatchObject({
    ...{ status: 409, code: "CART_CHANGED" },
    message: "Ceny nebo zásoby se mezitím změnily. Podívejte se prosím, co je nového.",
  });
  expect(await piecesIn(key)).toBe(1);
});

test("a changed price and stock that was sold meanwhile are said at the order, which takes nothing", async () => {
  const item = await shop.product();
  const key = await shop.cartOf([item.id, 2]);
  const changed = "Ceny nebo zásoby se mezitím změnily. Podívejte se prosím, co je nového.";
  await item.change({ price: 1_200 });
  expect(reported(await shop.order(null, key, shop.body(2_180)))).toMatchObject({
    status: 409,
    message: changed,
  });
  await item.setPieces(1);
  expect(reported(await shop.order(null, key, shop.body(2_400)))).toMatchObject({
    status: 409,
    message: changed,
  });
  const more = await shop.app.as(null).put(`/api/cart/${key}/lines/${item.id}`, { quantity: 3 });
  expect(reported(more)).toMatchObject({
    status: 409,
    message: "Skladem je jen 1 ks. Upravte prosím počet.",
  });
  await item.setPieces(0);
  const other = newCartKey();
  const sold = await shop.app.as(null).post(`/api/cart/${other}/lines`, { productId: item.id }, press());
  expect(reported(sold)).toMatchObject({ status: 409, message: "Toto zboží je vyprodané." });
  expect(await piecesIn(key)).toBe(2);
});

test("a voucher that has run out is refused at its field; one that runs out in the cart takes nothing off and says so at the order", async () => {
  const { app } = shop;
  const { id } = await shop.product();
  const key = await shop.cartOf([id, 1]);
  const until = new Date(app.clock.now().getTime() + 3_600_000);
  await app.db.insert(vouchers).values({ code: "HODINA", percent: 10, validUntil: until, createdAt: app.clock.now() });
  expect((await app.as(null).put(`/api/cart/${key}/voucher`, { code: "HODINA" })).json().data.total).toBe(981);
  app.clock.advance(2 * 3_600_000);
  expect((await app.as(null).get(`/api/cart/${key}`)).json().data).toMatchObject({
    ...{ total: 1_090, voucher: { refusal: "VOUCHER_OVER", discount: 0 } },
  });
  const ordered = await shop.order(null, key, shop.body(1_080));
  expect(ordered.statusCode).toBe(422);
  expect(JSON.stringify(ordered.json())).toContain("Poukaz už neplatí.");
  const late = await app.as(null).put(`/api/cart/${await shop.cartOf([id, 1])}/voucher`, { code: "HODINA" });
  expect(reported(late)).toMatchObject({ status: 422, errors: { voucher: ["Poukaz už neplatí."] } });
  expect(await piecesIn(key)).toBe(1);
});

test("a carrier that does not go there, a store that is not there and a country of another shop are refused at their fields", async () => {
  const { id } = await shop.product();
  const key = await shop.cartOf([id, 1]);
  const by = async (delivery: object, more: object = {}) =>
    reported(await shop.order(null, key, { ...shop.body(1_189), delivery, ...more }));
  expect(await by({ kind: "carrier", carrierId: 999, address: place })).toMatchObject({
    status: 422,
    errors: { "delivery.carrierId": ["Tento dopravce zásilku doručit nemůže. Vyberte prosím jiného."] },
  });
  expect(await by({ kind: "store", storeId: 999 })).toMatchObject({
    status: 422,
    errors: { "delivery.storeId": ["V této prodejně zboží vyzvednout nelze. Vyberte prosím jinou."] },
  });
  const there = { ...place, country: "DE", zip: "10115" };
  expect(await by({ kind: "carrier", carrierId: shop.carrierId, address: there })).toMatchObject({
    status: 422,
    errors: { "delivery.address.country": ["Do této země neprodáváme."] },
  });
  expect(await piecesIn(key)).toBe(1);
});

/** So many further products beside what lies in the one cart, of each of which the store has a piece. */
async function putInCart(count: number): Promise<void> {
  const { ctx, db } = shop.app;
  const [[line], [stock]] = [await db.select().from(cartLines), await db.select().from(productStock)];
  if (!line || !stock) throw new Error("a product lies in a cart");
  await transaction(ctx, async (tx) => {
    const ids: number[] = [];
    const body = { price: 10, takesBackOrders: false };
    for (let index = 0; index < count; index++) ids.push(await insertProduct(tx, productBody(shop.categoryId, body)));
    await tx.db.insert(productStock).values(ids.map((productId) => ({ ...stock, productId, pieces: 1 })));
    await tx.db.insert(cartLines).values(ids.map((productId) => ({ ...line, productId, lastKey: null })));
  });
}

test("of a cart for two hundred kinds a hundred are taken, the rest is refused in words, and an order of the hundred is one order", async () => {
  const { app } = shop;
  const [first, last] = [await shop.product({ price: 10 }, 1), await shop.product({ price: 10 }, 1)];
  // A guest may not have so many pieces unpaid.
  const buyer = await makeUser(app.ctx);
  const key = "own";
  await app.as(buyer).post("/api/cart/own/lines", { productId: first.id }, press());
  await putInCart(98);
  expect((await app.as(buyer).post(`/api/cart/${key}/lines`, { productId: last.id }, press())).statusCode).toBe(201);
  const { id: tooMany } = await shop.product({ price: 10 }, 1);
  const over = await app.as(buyer).post(`/api/cart/${key}/lines`, { productId: tooMany }, press());
  expect(reported(over)).toMatchObject({
    status: 409,
    message: "Do košíku se vejde nejvýš 100 druhů zboží. Objednejte ho prosím nadvakrát.",
  });
  expect(await piecesIn(key, buyer)).toBe(100);
  const { ways } = (await app.as(buyer).get(`/api/cart/${key}/checkout`)).json().data;
  const carrier = ways.find(({ kind }: { kind: string }) => kind === "carrier");
  const { id: storeId } = ways.find(({ kind }: { kind: string }) => kind === "store").stores[0];
  const pickUp = { delivery: { kind: "store", storeId } };
  const sent = carrier ? shop.body(1_000 + carrier.price) : { ...shop.body(1_000), ...pickUp };
  const headers = press();
  const answers = await Promise.all([shop.order(buyer, key, sent, headers), shop.order(buyer, key, sent, headers)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[0]?.json()).toEqual(answers[1]?.json());
  expect((await shop.shown(answers[0]?.json().data)).lines).toHaveLength(100);
  const empty = await shop.order(buyer, key, sent);
  expect(reported(empty)).toMatchObject({ status: 409, message: "Košík je prázdný." });
}, 60_000);
