import { beforeAll, beforeEach, expect, test } from "vitest";
import { hourMs } from "#contract/values/durations.ts";
import { transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { users } from "#server/features/accounts/table.ts";
import { parts } from "#server/features/privacy/parts.ts";
import { productEvents } from "#server/features/products/events.ts";
import { settleDuePrices } from "#server/features/products/settle-price.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeMember } from "#test/make/group.ts";
import { makeStocked, openShop } from "#test/make/product.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let operator: TestUser;
let buyer: TestUser;
let categoryId: number;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  app.clock.set(new Date());
  operator = await makeUser(app.ctx, { scopes: ["shop"] });
  buyer = await makeUser(app.ctx);
  await openShop(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
});

const stocked = (pieces: number, more: object = {}) =>
  makeStocked(app, operator, { categoryId, pieces, price: 1_000, ...more });
const wait = (id: number, wishedPrice: number | null = null, who: TestUser | null = buyer) =>
  app.as(who).put(`/api/me/product-watches/${id}`, { wishedPrice });
const mails = async (who = buyer) => {
  await app.drainEvents();
  return (await app.mails(who.email)).filter(({ kind }) => kind === "goods-back");
};
const notificationKinds = async () =>
  (await app.as(buyer).get("/api/me/notifications")).json().items.map(({ kind }: { kind: string }) => kind);

test("who waits for sold out goods is told by mail and notification once they are in stock, and again when they come back later", async () => {
  const product = await stocked(0);
  expect((await wait(product.id)).json()).toEqual({ data: { wishedPrice: null } });
  await product.setPieces(3);
  const [mail] = await mails();
  expect(mail?.subject).toBe("Znovu skladem: Diplomático Reserva Exclusiva");
  expect(await notificationKinds()).toEqual(["goods_back"]);
  await product.setPieces(2);
  await product.setPieces(0);
  expect(await mails()).toHaveLength(1);
  await product.setPieces(1);
  expect(await mails(), "within the hour").toHaveLength(1);
  await product.setPieces(0);
  await mails();
  app.clock.advance(hourMs);
  await product.setPieces(1);
  expect(await mails()).toHaveLength(2);
});

test("PD12: who wishes a price is told when goods in stock cost that or less, by a reduction that begins by itself too", async () => {
  const product = await stocked(5);
  expect((await wait(product.id, 900)).statusCode).toBe(200);
  await product.change({ price: 901 });
  expect(await mails()).toHaveLength(0);
  const reducedFrom = new Date(app.clock.now().getTime() + hourMs).toISOString();
  await product.change({ price: 901, reducedPrice: 899.5, reducedFrom });
  expect(await mails()).toHaveLength(0);
  app.clock.advance(hourMs);
  await settleDuePrices(app.ctx);
  const [mail] = await mails();
  expect(mail?.text.replace(/\s/g, " ")).toContain("Hlídáte ho do 900 Kč");
  expect(await notificationKinds()).toEqual(["goods_cheaper"]);
});

test("what is so already, what is hidden or unknown and what is no price is refused; guests are told to sign in", async () => {
  const product = await stocked(1);
  const codeOf = async (answer: ReturnType<typeof wait>) => [(await answer).statusCode, (await answer).json().code];
  expect(await codeOf(wait(product.id))).toEqual([409, "PRODUCT_IN_STOCK"]);
  const met = await wait(product.id, 1_000);
  expect([met.statusCode, Object.keys(met.json().errors)]).toEqual([422, ["wishedPrice"]]);
  for (const price of [0, -1, 1e12, 10.001]) expect((await wait(product.id, price)).statusCode).toBe(422);
  expect((await wait(999_999)).statusCode).toBe(404);
  expect((await wait(product.id, 500, null)).statusCode).toBe(401);
  await product.change({ isShown: false });
  expect((await wait(product.id, 500)).statusCode).toBe(404);
});

test("a member's wish is met by the price that the group's discount makes, which the mail names, and nobody else's is", async () => {
  const product = await stocked(5);
  const member = await makeMember(app, 10);
  expect((await wait(product.id, 900, member)).json().errors.wishedPrice).toHaveLength(1);
  expect((await wait(product.id, 899, member)).statusCode).toBe(200);
  expect((await wait(product.id, 899)).statusCode).toBe(200);
  await product.change({ price: 998 });
  expect(await mails()).toHaveLength(0);
  const [mail] = await mails(member);
  expect(mail?.text.replace(/\s/g, " ")).toContain("898,20 Kč");
});

test("an event that is handled twice tells once, and who waits no more is not told", async () => {
  const product = await stocked(0);
  const other = await makeUser(app.ctx);
  await wait(product.id);
  await wait(product.id, null, other);
  expect((await app.as(other).delete(`/api/me/product-watches/${product.id}`)).statusCode).toBe(200);
  expect((await app.as(other).delete(`/api/me/product-watches/${product.id}`)).statusCode).toBe(404);
  await product.setPieces(1);
  const again = { productId: product.id };
  await transaction(app.ctx, (tx) => publish(tx, productEvents.WatchedProductChanged, [again, again]));
  expect(await mails()).toHaveLength(1);
  expect(await mails(other)).toHaveLength(0);
});

test("nobody is told who is suspended, nor who has declined such mails", async () => {
  const product = await stocked(0);
  const suspended = await makeUser(app.ctx);
  await wait(product.id);
  await wait(product.id, null, suspended);
  await app.db.update(users).set({ suspendedAt: app.clock.now() }).where(eq(users.id, suspended.id));
  await app.db
    .update(users)
    .set({ declinedNews: ["goods:email"] })
    .where(eq(users.id, buyer.id));
  await product.setPieces(1);
  expect([await mails(), await mails(suspended)]).toEqual([[], []]);
  expect(await notificationKinds()).toEqual(["goods_back"]);
});

test("the account lists what it waits for, takes it along and leaves nothing of it behind", async () => {
  const [one, other] = [await stocked(0), await stocked(2)];
  await wait(one.id);
  app.clock.advance(1_000);
  await wait(other.id, 700);
  const list = async () => (await app.as(buyer).get("/api/me/product-watches")).json().data;
  expect(await list()).toMatchObject([
    { id: other.id, wishedPrice: 700, price: 1_000, inStock: true },
    { id: one.id, wishedPrice: null, price: 1_000, inStock: false },
  ]);
  const own = parts.find(({ tables }) => tables.includes("product_watches"));
  expect(await own?.files?.productWatches?.(app.ctx, buyer)).toHaveLength(2);
  await own?.forget?.(app.ctx, buyer);
  expect(await list()).toEqual([]);
});
