import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { insertProduct } from "#server/features/products/write-product.ts";
import { vouchers } from "#server/features/vouchers/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { carrierBody } from "#test/make/carrier.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeMember } from "#test/make/group.ts";
import { makeStocked, openShop, productBody } from "#test/make/product.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { sweepGuestCarts } from "./sweep-guest-carts.ts";
import { cartLines, carts } from "./table.ts";

let app: TestApp;
let operator: TestUser;
let categoryId: number;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  app.clock.set(new Date());
  operator = await makeUser(app.ctx, { scopes: ["shop"] });
  await openShop(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
});

let presses = 0;
const press = () => ({ "idempotency-key": `press-${++presses}-of-a-button` });
const newKey = () => randomBytes(32).toString("base64url");
const product = (more: object = {}, pieces = 5) => makeStocked(app, operator, { categoryId, pieces, ...more });
const add = (who: TestUser | null, key: string, productId: number, quantity = 1, headers = press()) =>
  app.as(who).post(`/api/cart/${key}/lines`, { productId, quantity }, headers);
const read = async (who: TestUser | null, key: string) => (await app.as(who).get(`/api/cart/${key}`)).json().data;

test("a guest's cart opens by its secret alone, an account's to its owner alone", async () => {
  const { id } = await product();
  const [key, buyer] = [newKey(), await makeUser(app.ctx)];
  expect((await add(null, key, id, 2)).json().data).toMatchObject({ pieces: 2, total: 2_180 });
  expect(await read(null, key)).toMatchObject({
    lines: [{ id, quantity: 2, unitPrice: 1_090, state: "in_stock" }],
  });
  expect(await read(null, newKey())).toMatchObject({ lines: [], total: 0, isOrderable: false });
  expect((await app.as(null).get("/api/cart/own")).statusCode).toBe(401);
  expect((await app.as(null).get("/api/cart/short")).statusCode).toBe(404);
  await add(buyer, "own", id);
  expect(await read(buyer, "own")).toMatchObject({ pieces: 1 });
  expect(await read(await makeUser(app.ctx), "own")).toMatchObject({ pieces: 0 });
});

test("CA1: the same press twice adds once; numbers that are none, and a price of the caller's, change nothing", async () => {
  const { id } = await product();
  const key = newKey();
  const headers = press();
  await add(null, key, id, 2, headers);
  expect((await add(null, key, id, 2, headers)).json().data.pieces).toBe(2);
  for (const quantity of [0, -1, 1_000_000_000, 1.5, "2"]) {
    const answer = await app.as(null).put(`/api/cart/${key}/lines/${id}`, { quantity });
    expect([quantity, answer.statusCode]).toEqual([quantity, 422]);
  }
  await app.as(null).put(`/api/cart/${key}/lines/${id}`, { quantity: 3, unitPrice: 1, total: 1 });
  expect(await read(null, key)).toMatchObject({ pieces: 3, total: 3_270 });
  const auction = await app.as(null).post(`/api/cart/${key}/lines`, { productId: 999_999_999 }, press());
  expect(auction.statusCode).toBe(404);
});

test("CA1: a cart holds a hundred products and nothing of it is lost over the hundred and first", async () => {
  const { id } = await product();
  const key = newKey();
  await add(null, key, id);
  const [cart] = await app.db.select().from(carts).where(eq(carts.guestKey, key));
  await transaction(app.ctx, async (tx) => {
    const line = { cartId: cart?.id ?? 0, quantity: 1, seenMinor: 1, addedAt: app.clock.now() };
    const lines: (typeof cartLines.$inferInsert)[] = [];
    for (let n = 1; n < 100; n += 1)
      lines.push({ ...line, productId: await insertProduct(tx, productBody(categoryId)) });
    await tx.db.insert(cartLines).values(lines);
  });
  const over = await product();
  const refused = await add(null, key, over.id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "CART_FULL"]);
  expect((await read(null, key)).lines).toHaveLength(100);
}, 60_000);

test("CA2: pieces are checked against the stock of now; what was sold meanwhile is said and stays in the cart", async () => {
  const item = await product({}, 3);
  const key = newKey();
  const over = await add(null, key, item.id, 4);
  expect([over.statusCode, over.json()]).toMatchObject([409, { code: "CART_STOCK", details: { pieces: 3 } }]);
  await add(null, key, item.id, 3);
  await item.setPieces(2);
  expect(await read(null, key)).toMatchObject({
    isOrderable: false,
    lines: [{ state: "too_many", pieces: 2, quantity: 3 }],
  });
  const fewer = await app.as(null).put(`/api/cart/${key}/lines/${item.id}`, { quantity: 2 });
  expect(fewer.json().data).toMatchObject({ isOrderable: true, lines: [{ state: "in_stock" }] });
  await item.setPieces(0);
  expect(await read(null, key)).toMatchObject({ total: 0, lines: [{ state: "sold_out", total: 0 }] });
  await item.change({ isShown: false });
  expect(await read(null, key)).toMatchObject({ total: 0, lines: [{ state: "gone" }] });
  expect((await app.as(null).delete(`/api/cart/${key}/lines/${item.id}`)).json().data.lines).toEqual([]);
  expect((await app.as(null).delete(`/api/cart/${key}/lines/${item.id}`)).statusCode).toBe(200);
});

test("CA2: what is taken to order may be put in without a piece in stock", async () => {
  const { id } = await product({ takesBackOrders: true }, 0);
  const answer = await add(null, newKey(), id, 2);
  expect(answer.json().data).toMatchObject({
    isOrderable: true,
    lines: [{ state: "back_order", pieces: 0 }],
  });
});

test("CA3: a changed price is said until the buyer has seen it, and one who saw another total is refused", async () => {
  const item = await product();
  const key = newKey();
  await add(null, key, item.id, 2);
  await item.change({ price: 1_190 });
  expect(await read(null, key)).toMatchObject({
    total: 2_380,
    lines: [{ unitPrice: 1_190, seenPrice: 1_090 }],
  });
  const see = (total: number) => app.as(null).post(`/api/cart/${key}/seen-prices`, { total });
  const early = await see(2_180);
  expect([early.statusCode, early.json().code]).toEqual([409, "CART_CHANGED"]);
  expect((await see(2_380)).json().data).toMatchObject({ total: 2_380, lines: [{ seenPrice: null }] });
});

test("CA4: what is missing to free delivery goes by what is paid; from the amount on it is free; nothing is missing where no carrier takes the goods", async () => {
  const { id } = await product();
  const key = newKey();
  await app.as(operator).post("/api/admin/carriers", carrierBody);
  expect((await add(null, key, id)).json().data.freeDelivery).toEqual({ over: 1_500, missing: 410 });
  expect((await add(null, key, id)).json().data.freeDelivery).toEqual({ over: 1_500, missing: 0 });
  const used = await use(null, key, await voucher({ percent: null, amountMinor: 700_00 }));
  expect(used.json().data.freeDelivery).toEqual({ over: 1_500, missing: 20 });
  const cask = await product({ weightG: 40_000 });
  expect((await add(null, key, cask.id)).json().data.freeDelivery).toBeNull();
  const ordered = await product({ takesBackOrders: true }, 0);
  const { freeDelivery, lines } = (await add(null, newKey(), ordered.id)).json().data;
  expect([freeDelivery, lines[0].state]).toEqual([null, "back_order"]);
});

test("CA5: after a log-in the guest's cart is in the account's, once; of a product in both the greater number counts", async () => {
  const [one, two] = [await product(), await product()];
  const [key, buyer] = [newKey(), await makeUser(app.ctx)];
  await add(null, key, one.id, 3);
  await add(null, key, two.id, 1);
  await add(buyer, "own", one.id, 2);
  const merge = () => app.as(buyer).post("/api/cart/own/merging", { guestKey: key });
  const merged = (await merge()).json().data;
  expect(merged.lines.map(({ id, quantity }: { id: number; quantity: number }) => [id, quantity])).toEqual(
    expect.arrayContaining([
      [one.id, 3],
      [two.id, 1],
    ]),
  );
  expect((await merge()).json().data.pieces).toBe(4);
  expect(await read(null, key)).toMatchObject({ pieces: 0 });
  expect((await app.as(null).post("/api/cart/own/merging", { guestKey: key })).statusCode).toBe(401);
});

test("CA5: a guest's cart that nobody has touched for a month goes, an account's stays", async () => {
  await app.db.delete(carts);
  const { id } = await product();
  const [key, buyer] = [newKey(), await makeUser(app.ctx)];
  await add(null, key, id);
  await add(buyer, "own", id);
  await app.db.update(carts).set({ usedAt: new Date(app.clock.now().getTime() - 32 * 24 * 3_600_000) });
  expect(await sweepGuestCarts(app.ctx)).toBe(1);
  expect([await read(null, key), await read(buyer, "own")]).toMatchObject([{ pieces: 0 }, { pieces: 1 }]);
});

const voucher = async (more: Partial<typeof vouchers.$inferInsert> = {}) => {
  const code = `KOSIK-${++presses}`;
  await app.db.insert(vouchers).values({ code, percent: 10, createdAt: app.clock.now(), ...more });
  return code;
};
const use = (who: TestUser | null, key: string, code: string) => app.as(who).put(`/api/cart/${key}/voucher`, { code });

test("VO1: each reason against a voucher is said and the cart stays as it was; one that stops helping says why", async () => {
  const { id } = await product();
  const key = newKey();
  const elsewhere = (await makeCategory(app.ctx)).id;
  await add(null, key, id);
  const now = app.clock.now().getTime();
  const cases: [string, Partial<typeof vouchers.$inferInsert>][] = [
    ["VOUCHER_OVER", { validUntil: new Date(now) }],
    ["VOUCHER_NOT_YET", { validFrom: new Date(now + 60_000) }],
    ["VOUCHER_MINIMUM", { minimumMinor: 200_000 }],
    ["VOUCHER_ELSEWHERE", { categoryId: elsewhere }],
    ["VOUCHER_ELSEWHERE", { subjects: ["topping"] }],
    ["VOUCHER_SIGN_IN", { userLimit: 1 }],
    ["VOUCHER_SIGN_IN", { email: "@firma.cz" }],
  ];
  for (const [code, more] of cases) {
    const answer = await use(null, key, await voucher(more));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { voucher: [expect.any(String)] }]);
    expect(answer.json().code).toBe(code);
  }
  expect((await use(null, key, "NENI-TAKOVY")).json().code).toBe("VOUCHER_UNKNOWN");
  const code = await voucher();
  expect((await use(null, key, code)).json().data).toMatchObject({
    total: 981,
    voucher: { code, discount: 109 },
  });
  const again = await use(null, key, code.toLowerCase());
  expect([again.statusCode, again.json().code]).toEqual([409, "VOUCHER_IN_CART"]);
  await app.db.update(vouchers).set({ active: false }).where(eq(vouchers.code, code));
  expect(await read(null, key)).toMatchObject({
    total: 1_090,
    voucher: { code, discount: 0, refusal: "VOUCHER_OVER" },
  });
  expect((await app.as(null).delete(`/api/cart/${key}/voucher`)).json().data.voucher).toBeNull();
});

test("VO4, VO5: the group's discount and then the voucher; neither where the category forbids to sell for less", async () => {
  const cigarettes = (await makeCategory(app.ctx, { policy: { vouchers: false } })).id;
  const [rum, box] = [await product(), await product({ categoryId: cigarettes, price: 180 })];
  const member = await makeMember(app, 10);
  await add(member, "own", rum.id);
  await add(member, "own", box.id);
  await use(member, "own", await voucher({ percent: null, amountMinor: 100_00 }));
  expect(await read(member, "own")).toMatchObject({
    price: 1_270,
    groupDiscount: { percent: 10, amount: 109 },
    voucher: { discount: 100 },
    total: 1_061,
    lines: [
      { discount: 209, total: 881 },
      { discount: 0, total: 180 },
    ],
  });
});
