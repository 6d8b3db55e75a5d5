import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { taxClasses } from "#contract/payments/tax-classes.ts";
import { eq, sql } from "#server/db/query.ts";
import { cartLines, carts } from "#server/features/carts/table.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { expireOrders } from "#server/features/payments/end-order.ts";
import { refunds } from "#server/features/payments/refunds/table.ts";
import { ledgerEntries } from "#server/features/payments/table.ts";
import { stores } from "#server/features/stores/table.ts";
import { vouchers, voucherUses } from "#server/features/vouchers/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeMember } from "#test/make/group.ts";
import { makeSetting } from "#test/make/setting.ts";
import { fillTestShop, newCartKey, place, press } from "#test/make/shop.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { goodsOrders } from "./table.ts";

let shop: Awaited<ReturnType<typeof fillTestShop>>;
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.empty();
  shop = await fillTestShop(app);
});

test("a checkout begins with the account's telephone as the form writes it, its prefix apart", async () => {
  const buyer = await makeUser(app.ctx);
  await makeContact(app.ctx, buyer.id, { phone: "+420777123456" });
  const { id } = await shop.product();
  await app.as(buyer).post("/api/cart/own/lines", { productId: id, quantity: 1 }, press());
  const { known } = (await app.as(buyer).get("/api/cart/own/checkout")).json().data;
  expect(known.phone).toBe("+420 777 123 456");
});

test("GO1: a guest orders what is in the cart, once however often the button is pressed; the goods leave the store and the cart is empty", async () => {
  const { id } = await shop.product();
  const key = await shop.cartOf([id, 1]);
  const checkout = (await app.as(null).get(`/api/cart/${key}/checkout`)).json().data;
  expect(checkout).toMatchObject({ country: "CZ", obstacle: null, known: null });
  expect(checkout.ways).toMatchObject([
    { kind: "carrier", carrierId: shop.carrierId, price: 99 },
    { kind: "store", price: 0 },
  ]);
  const headers = press();
  const answers = await Promise.all(Array.from({ length: 5 }, () => shop.order(null, key, shop.body(1_189), headers)));
  const placed = answers[0]?.json().data;
  for (const answer of answers) expect([answer.statusCode, answer.json().data]).toEqual([201, placed]);
  expect(await app.db.select().from(goodsOrders)).toHaveLength(1);
  expect(await shop.piecesOf(id)).toBe(4);
  expect((await app.as(null).get(`/api/cart/${key}`)).json().data.lines).toEqual([]);
  expect((await app.as(null).get(`/api/orders/${placed.orderId}/${placed.hash}`)).json().data).toMatchObject({
    status: "awaiting_payment",
    total: 1_189,
    lines: [{ unitPrice: 1_090 }, { label: "Doprava: Kurýr", total: 99 }],
  });
  expect(await shop.shown(placed)).toMatchObject({
    status: "placed",
    delivery: { kind: "carrier", name: "Kurýr", note: "Do druhého dne.", address: place },
    lines: [{ itemId: id, dealId: null, quantity: 1, total: 1_090 }],
  });
});

test("GO1: another price, another delivery or stock that is gone is said and nothing is ordered", async () => {
  const item = await shop.product();
  const key = await shop.cartOf([item.id, 2]);
  // Above 1 500 Kč delivery is free.
  expect((await shop.order(null, key, shop.body(2_279))).json()).toMatchObject({ code: "CART_CHANGED" });
  expect((await shop.order(null, key, shop.body(1))).json()).toMatchObject({ code: "CART_CHANGED" });
  await item.change({ price: 1_190 });
  expect((await shop.order(null, key, shop.body(2_180))).json()).toMatchObject({ code: "CART_CHANGED" });
  await item.setPieces(1);
  expect((await shop.order(null, key, shop.body(2_380))).json()).toMatchObject({ code: "CART_CHANGED" });
  expect(await shop.piecesOf(item.id)).toBe(1);
  expect((await app.as(null).get(`/api/cart/${key}`)).json().data.pieces).toBe(2);
  expect(await app.db.select().from(goodsOrders)).toEqual([]);
  const empty = await shop.order(null, newCartKey(), shop.body(99));
  expect([empty.statusCode, empty.json().code]).toEqual([409, "CART_EMPTY"]);
});

test("GO2: a carrier asks by what the pieces weigh, and takes none that is too heavy for it", async () => {
  const priceOf = async (weightG: number, quantity = 1) => {
    const { id } = await shop.product({ price: 400, weightG });
    const key = await shop.cartOf([id, quantity]);
    const { ways } = (await app.as(null).get(`/api/cart/${key}/checkout`)).json().data;
    return ways.find(({ kind }: { kind: string }) => kind === "carrier")?.price ?? null;
  };
  expect([await priceOf(5_000), await priceOf(5_001), await priceOf(2_501, 2)]).toEqual([99, 159, 159]);
  expect([await priceOf(30_000), await priceOf(30_001)]).toEqual([159, null]);
});

test("GO3: of many buyers of the last pieces as many get one as there are, and stock never goes below zero", async () => {
  const { id } = await shop.product({}, 3);
  const keys = await Promise.all(Array.from({ length: 8 }, () => shop.cartOf([id, 1])));
  const answers = await Promise.all(keys.map((key) => shop.order(null, key, shop.body(1_189))));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  expect(
    new Set(answers.filter(({ statusCode }) => statusCode !== 201).map((reported) => reported.json().code)),
  ).toEqual(new Set(["CART_CHANGED"]));
  expect(await shop.piecesOf(id)).toBe(0);
});

test("GO16: what nobody has begun to pay in a quarter of an hour goes back to its stores; money that comes late gets it again while it is there", async () => {
  const { id } = await shop.product({}, 1);
  const placed = (await shop.order(null, await shop.cartOf([id, 1]), shop.body(1_189))).json().data;
  app.clock.advance(14 * 60_000);
  expect(await expireOrders(app.ctx)).toBe(0);
  app.clock.advance(2 * 60_000);
  expect(await expireOrders(app.ctx)).toBe(1);
  await app.drainEvents();
  expect([await shop.piecesOf(id), (await shop.shown(placed)).status]).toEqual([1, "cancelled"]);
  await shop.pay(placed.orderId);
  expect([await shop.piecesOf(id), (await shop.shown(placed)).status]).toEqual([0, "paid"]);
});

test("GO16: money that comes after the piece was sold to another goes back, all of it", async () => {
  const { id } = await shop.product({}, 1);
  const first = (await shop.order(null, await shop.cartOf([id, 1]), shop.body(1_189))).json().data;
  app.clock.advance(31 * 60_000);
  await expireOrders(app.ctx);
  await app.drainEvents();
  const second = (await shop.order(null, await shop.cartOf([id, 1]), shop.body(1_189))).json().data;
  await shop.pay(first.orderId);
  expect((await shop.shown(first)).status).toBe("cancelled");
  expect(await app.db.select().from(refunds)).toMatchObject([
    { orderId: first.orderId, amountMinor: 118_900, reason: "rule:sold_out" },
  ]);
  await shop.pay(second.orderId);
  expect([await shop.piecesOf(id), (await shop.shown(second)).status]).toEqual([0, "paid"]);
});

test("GO4: wrong written data stand at their fields; a country that is not the shop's, a carrier and a store that are not there are refused", async () => {
  const { id } = await shop.product();
  const key = await shop.cartOf([id, 1]);
  const wrong = async (more: object) => {
    const answer = await shop.order(null, key, shop.body(1_189, more));
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
  };
  expect(await wrong({ phone: "777" })).toEqual([422, ["phone"]]);
  expect(await wrong({ invoice: { ...place, zip: "12" } })).toEqual([422, ["invoice.zip"]]);
  expect(await wrong({ invoice: { ...place, company: "Firma s.r.o." } })).toEqual([422, ["invoice.companyId"]]);
  expect(await wrong({ invoice: { ...place, company: "Firma s.r.o.", companyId: "12345678" } })).toEqual([
    422,
    ["invoice.companyId"],
  ]);
  expect(await wrong({ invoice: { ...place, country: "SK", zip: "811 01" } })).toEqual([422, ["invoice.country"]]);
  expect(await wrong({ delivery: { kind: "carrier", carrierId: 999, address: place } })).toEqual([
    422,
    ["delivery.carrierId"],
  ]);
  expect(await wrong({ delivery: { kind: "store", storeId: 999 } })).toEqual([422, ["delivery.storeId"]]);
  expect(await wrong({ terms: false })).toEqual([422, ["terms"]]);
  expect(await app.db.select().from(goodsOrders)).toEqual([]);
});

test("GO4: the Slovak version sells to Slovakia at its carrier's price for it", async () => {
  await makeSetting(app.ctx, "shop", { country: "SK" });
  const { id } = await shop.product();
  const key = await shop.cartOf([id, 1]);
  const there = { ...place, city: "Bratislava", zip: "811 01", country: "SK" };
  const sent = shop.body(1_289, {
    delivery: { kind: "carrier", carrierId: shop.carrierId, address: there },
    invoice: { ...there, company: "Vináreň s.r.o.", companyId: "31333532" },
  });
  const placed = await shop.order(null, key, sent);
  expect([placed.statusCode, placed.json().code]).toEqual([201, undefined]);
  expect((await shop.order(null, await shop.cartOf([id, 1]), shop.body(1_189))).statusCode).toBe(422);
});

test("GO4: what demands a verified age is ordered by whoever has one, and handed over in a store to whoever shows it", async () => {
  await makeSetting(app.ctx, "ageVerification", { required: true });
  const wine = await makeCategory(app.ctx, { policy: { ageVerified: true } });
  const { id } = await shop.product({ categoryId: wine.id });
  const key = await shop.cartOf([id, 1]);
  const storeId = (await app.db.select().from(stores))[0]?.id;
  const sent = shop.body(1_090, { delivery: { kind: "store", storeId } });
  expect((await shop.order(null, key, sent)).json()).toMatchObject({ code: "CHECKOUT_SIGN_IN" });
  const [young, adult] = [await makeUser(app.ctx, { ageVerifiedAt: null }), await makeUser(app.ctx)];
  const put = (who: TestUser) => app.as(who).post("/api/cart/own/lines", { productId: id, quantity: 1 }, press());
  await put(young);
  expect((await shop.order(young, "own", sent)).json()).toMatchObject({ code: "AGE_NOT_VERIFIED" });
  await put(adult);
  const placed = (await shop.order(adult, "own", sent)).json().data;
  await shop.pay(placed.orderId);
  const [stored] = await shop.backOffice();
  expect(stored).toMatchObject({ needsAgeCheck: true, status: "paid" });
  expect((await shop.step(stored.id, { step: "pack", version: stored.version })).statusCode).toBe(200);
  const hand = (ageChecked: boolean) =>
    shop.step(stored.id, { step: "hand_over", version: stored.version + 1, ageChecked });
  expect(Object.keys((await hand(false)).json().errors)).toEqual(["ageChecked"]);
  expect((await hand(true)).statusCode).toBe(200);
  expect((await shop.shown(placed)).status).toBe("delivered");
});

test("GO5: paid goods are packed, handed over and delivered; what comes back goes to its store and the money to the payer, in the books and on the documents", async () => {
  const { id } = await shop.product({ taxClass: "reduced" });
  const buyer = await makeUser(app.ctx);
  await app.as(buyer).post("/api/cart/own/lines", { productId: id, quantity: 1 }, press());
  const company = { ...place, company: "Sklep s.r.o.", companyId: "27074358" };
  const placed = (await shop.order(buyer, "own", shop.body(1_189, { invoice: company }))).json().data;
  expect(await shop.backOffice("placed")).toHaveLength(1);
  await shop.pay(placed.orderId);
  const [stored] = await shop.backOffice();
  expect(stored.picks).toMatchObject([{ productId: id, pieces: 1 }]);
  expect(await app.db.select().from(invoices)).toMatchObject([
    { totalMinor: 118_900, content: { customer: { name: "Sklep s.r.o.", companyId: "27074358" } } },
  ]);
  // 1 090 at 12 % holds 116.79 of tax, 99 at 21 % holds 17.18.
  expect(await shop.balances(placed.orderId)).toMatchObject({
    ...{ "vat:12": -11_679, "vat:21": -1_718, "revenue:goods": -97_321, "revenue:delivery": -8_182 },
  });
  expect((await shop.step(stored.id, { step: "hand_over", version: stored.version })).json()).toMatchObject({
    code: "GOODS_STEP_LATE",
  });
  expect((await shop.step(stored.id, { step: "pack", version: stored.version + 7 })).json()).toMatchObject({
    code: "CHANGED_ELSEWHERE",
  });
  let { version } = stored;
  for (const next of ["pack", "hand_over", "deliver"]) {
    const taken = await shop.step(stored.id, {
      step: next,
      version,
      tracking: next === "hand_over" ? "DR123" : "",
    });
    expect([next, taken.statusCode]).toEqual([next, 200]);
    version += 1;
  }
  expect(await shop.shown(placed)).toMatchObject({ status: "delivered", parcels: [{ tracking: "DR123" }] });
  expect((await shop.step(stored.id, { step: "return", version })).statusCode).toBe(200);
  await app.drainEvents();
  expect([await shop.piecesOf(id), (await shop.shown(placed)).status]).toEqual([5, "returned"]);
  const moved = Object.entries(await shop.balances(placed.orderId)).filter(([, sum]) => sum !== 0);
  expect(Object.fromEntries(moved)).toEqual({ refunds: -118_900, unpaired: 118_900 });
  const documents = await app.db.select().from(invoices);
  expect(documents.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(0);
});

test("GO5: an order that the shop calls off before it is paid stays so, and money that comes all the same goes back", async () => {
  const { id } = await shop.product();
  const placed = (await shop.order(null, await shop.cartOf([id, 2]), shop.body(2_180))).json().data;
  const [stored] = await shop.backOffice("placed");
  expect((await shop.step(stored.id, { step: "cancel", version: stored.version })).statusCode).toBe(200);
  expect(await shop.piecesOf(id)).toBe(5);
  await shop.pay(placed.orderId);
  expect((await shop.shown(placed)).status).toBe("cancelled");
  expect(await app.db.select().from(refunds)).toMatchObject([{ amountMinor: 218_000, reason: "rule:goods_cancelled" }]);
});

test("GO5: money that the money back office gives back ends an order that is still in the shop", async () => {
  const { id } = await shop.product();
  const placed = (await shop.order(null, await shop.cartOf([id, 2]), shop.body(2_180))).json().data;
  await shop.pay(placed.orderId);
  const back = { amount: 2_180, reason: "Nedostupná kvalita" };
  const reported = await app.as(shop.operator).post(`/api/finance/orders/${placed.orderId}/refund`, back, press());
  expect(reported.statusCode).toBe(200);
  await app.drainEvents();
  expect([await shop.piecesOf(id), (await shop.shown(placed)).status]).toEqual([5, "cancelled"]);
});

test("GO7: a buyer withdraws before it is packed and has the money at once, afterwards once the goods are back; pressed twice it counts once", async () => {
  const { id } = await shop.product();
  const buy = async (quantity: number, total: number) => {
    const placed = (await shop.order(null, await shop.cartOf([id, quantity]), shop.body(total))).json().data;
    await shop.pay(placed.orderId);
    return placed;
  };
  const withdraw = ({ orderId, hash }: { orderId: number; hash: string }) =>
    app.as(null).post(`/api/orders/${orderId}/${hash}/goods/withdrawal`);
  const early = await buy(2, 2_180);
  const answers = await Promise.all([withdraw(early), withdraw(early)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect([await shop.piecesOf(id), (await shop.shown(early)).status]).toEqual([5, "cancelled"]);
  expect(await app.db.select().from(refunds)).toMatchObject([
    { orderId: early.orderId, amountMinor: 218_000, reason: "rule:goods_withdrawn" },
  ]);

  const late = await buy(1, 1_189);
  const [stored] = await shop.backOffice();
  let { version } = stored;
  for (const next of ["pack", "hand_over", "deliver"]) {
    await shop.step(stored.id, { step: next, version });
    version += 1;
  }
  expect(await shop.backOffice()).toEqual([]);
  const packed = await buy(1, 1_189);
  const [waiting] = await shop.backOffice();
  await shop.step(waiting.id, { step: "pack", version: waiting.version });
  await withdraw(packed);
  expect((await shop.shown(packed)).status).toBe("cancelled");
  expect((await shop.step(waiting.id, { step: "hand_over", version: waiting.version + 2 })).statusCode).toBe(409);
  expect((await shop.shown(late)).withdrawal).toMatchObject({ at: null, mayWithdraw: true });
  await withdraw(late);
  expect((await shop.shown(late)).withdrawal).toMatchObject({ at: expect.any(String), mayWithdraw: false });
  expect(await app.db.select().from(refunds)).toHaveLength(2);
  expect(await shop.backOffice()).toMatchObject([{ id: stored.id, status: "delivered" }]);
  expect((await shop.step(stored.id, { step: "return", version: version + 1 })).statusCode).toBe(200);
  await app.drainEvents();
  expect([await shop.piecesOf(id), (await app.db.select().from(refunds)).length]).toEqual([5, 3]);
  expect((await app.mails("jana@kabinet.test")).map(({ kind }) => kind)).toContain("goods-withdrawn");

  const missed = await buy(1, 1_189);
  const [last] = await shop.backOffice();
  for (const [index, next] of ["pack", "hand_over", "deliver"].entries())
    await shop.step(last.id, { step: next, version: last.version + index });
  app.clock.advance(16 * 24 * 3_600_000);
  const refused = await withdraw(missed);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "WITHDRAWAL_LATE"]);
});

test("GO6: a guest is written to once they have paid, an account at once", async () => {
  const { id } = await shop.product();
  const placed = (await shop.order(null, await shop.cartOf([id, 1]), shop.body(1_189))).json().data;
  await app.drainEvents();
  expect(await app.mails("jana@kabinet.test")).toEqual([]);
  await shop.pay(placed.orderId);
  const kinds = (await app.mails("jana@kabinet.test")).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(["goods-paid", "invoice-invoice"]);
  const buyer = await makeUser(app.ctx);
  await app.as(buyer).post("/api/cart/own/lines", { productId: id, quantity: 1 }, press());
  await shop.order(buyer, "own", shop.body(1_189));
  await app.drainEvents();
  expect((await app.mails(buyer.email)).map(({ kind }) => kind)).toEqual(["goods-placed"]);
});

test("GO1, VO1: fifty orders at once never use a voucher above its limit, and each equals its payment to the haléř", async () => {
  const { id } = await shop.product({}, 100);
  await app.db
    .insert(vouchers)
    .values({ code: "SLEVA", percent: 33, totalLimit: 7, userLimit: 1, createdAt: app.clock.now() });
  const buyers = await Promise.all(Array.from({ length: 50 }, () => makeUser(app.ctx)));
  const now = app.clock.now();
  const own = await app.db
    .insert(carts)
    .values(buyers.map(({ id: userId }) => ({ userId, voucherCode: "SLEVA", usedAt: now })))
    .returning({ cartId: carts.id });
  const line = { productId: id, quantity: 1, seenMinor: 1_090_00, addedAt: now };
  await app.db.insert(cartLines).values(own.map((cart) => ({ ...cart, ...line })));
  // 1 090 less 33 % is 730.30.
  const answers = await Promise.all(buyers.map((buyer) => shop.order(buyer, "own", shop.body(829.3))));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(7);
  expect(await app.db.select().from(voucherUses)).toHaveLength(7);
  expect(await shop.piecesOf(id)).toBe(93);
  const { rows } = await app.db.execute(sql`
    select o.id from orders o join goods_orders g on g.order_id = o.id
    where o.total_minor <> 9900 + (select sum(quantity * unit_minor - discount_minor) from goods_order_lines l where l.goods_order_id = g.id)`);
  expect(rows).toEqual([]);
  expect(await app.db.select().from(ledgerEntries)).toEqual([]);
}, 60_000);

test("GO1: whatever is bought, lines, delivery, invoice and ledger add up to the paid price to the haléř", async () => {
  const goods = await Promise.all(
    taxClasses.map((taxClass, index) => shop.product({ taxClass, price: 333 + index }, 900)),
  );
  const member = await makeMember(app, 7);
  await app.db.insert(vouchers).values({ code: "TRETINA", percent: 33, createdAt: app.clock.now() });
  const carts = fc.record({
    quantities: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)).filter((all) => all.some((quantity) => quantity > 0)),
    hasVoucher: fc.boolean(),
    isPickUp: fc.boolean(),
  });
  const storeId = (await app.db.select().from(stores))[0]?.id;
  await fc.assert(
    fc.asyncProperty(carts, async ({ quantities, hasVoucher, isPickUp }) => {
      for (const [index, { id: productId }] of goods.entries()) {
        const quantity = quantities[index] ?? 0;
        if (quantity > 0) await app.as(member).post("/api/cart/own/lines", { productId, quantity }, press());
      }
      if (hasVoucher) await app.as(member).put("/api/cart/own/voucher", { code: "TRETINA" });
      const [cart, checkout] = [
        (await app.as(member).get("/api/cart/own")).json().data,
        (await app.as(member).get("/api/cart/own/checkout")).json().data,
      ];
      const { price } = checkout.ways.find(({ kind }: { kind: string }) => (kind === "store") === isPickUp);
      const sent = shop.body(cart.total + price, isPickUp ? { delivery: { kind: "store", storeId } } : {});
      const { orderId, hash } = (await shop.order(member, "own", sent)).json().data;
      const paid = Math.round((cart.total + price) * 100);
      expect(await shop.pay(orderId)).toBe("paid");
      const bought = await shop.shown({ orderId, hash });
      const lines = bought.lines.reduce(
        (sum: number, { total }: { total: number }) => sum + Math.round(total * 100),
        0,
      );
      expect(lines + Math.round(price * 100)).toBe(paid);
      const [document] = await app.db.select().from(invoices).where(eq(invoices.orderId, orderId));
      expect(document?.totalMinor).toBe(paid);
      const books = Object.entries(await shop.balances(orderId));
      const earned = books.filter(([account]) => account !== "unpaired").reduce((sum, [, minor]) => sum - minor, 0);
      expect(earned).toBe(paid);
    }),
    { numRuns: 15 },
  );
}, 60_000);
