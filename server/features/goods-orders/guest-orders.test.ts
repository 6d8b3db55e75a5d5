import { beforeAll, beforeEach, expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { eq } from "#server/db/query.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { expireOrders } from "#server/features/payments/end-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { fillTestShop, newCartKey, press } from "#test/make/shop.ts";
import { makeUser } from "#test/make/user.ts";
import { forgetGuestOrders } from "./forget-guest-orders.ts";
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

const again = (key: string, placed: object, headers = press()) =>
  shop.app.as(null).post(`/api/cart/${key}/again`, placed, headers);

/** Orders two pieces as a guest and pays them. */
async function buy(productId: number) {
  const placed = (await shop.order(null, await shop.cartOf([productId, 2]), shop.body(2_180))).json().data;
  await shop.pay(placed.orderId);
  return placed;
}

test("IN9: a guest reads the documents at the order's address, as PDF and ISDOC; another hash, another order's document and an account's order are missing", async () => {
  const { app } = shop;
  const { id } = await shop.product();
  const [placed, other] = [await buy(id), await buy(id)];
  const at = `/api/orders/${placed.orderId}/${placed.hash}`;
  expect((await app.as(null).get(at)).json().data.isOfGuest).toBe(true);
  const [document] = (await app.as(null).get(`${at}/invoices`)).json().data;
  expect(document).toMatchObject({ kind: "invoice", total: 2_180, orderId: placed.orderId });
  const pdf = (await app.as(null).get(`${at}/invoices/${document.id}/file`)).json().data;
  expect([pdf.type, Buffer.from(pdf.base64, "base64").subarray(0, 5).toString()]).toEqual(["application/pdf", "%PDF-"]);
  const isdoc = (await app.as(null).get(`${at}/invoices/${document.id}/file?form=isdoc`)).json().data;
  expect(Buffer.from(isdoc.base64, "base64").toString()).toContain(document.number);

  const wrong = `/api/orders/${placed.orderId}/${other.hash}/invoices`;
  const foreign = `/api/orders/${other.orderId}/${other.hash}/invoices/${document.id}/file`;
  const buyer = await makeUser(app.ctx);
  await app.as(buyer).post("/api/cart/own/lines", { productId: id, quantity: 1 }, press());
  const own = (await shop.order(buyer, "own", shop.body(1_189))).json().data;
  await shop.pay(own.orderId);
  const ofAccount = `/api/orders/${own.orderId}/${own.hash}/invoices`;
  for (const path of [wrong, foreign, ofAccount])
    for (const who of [null, buyer]) expect((await app.as(who).get(path)).statusCode).toBe(404);
});

test("the page of an order says one thing of its payment, also before the goods have followed it", async () => {
  const { app } = shop;
  const { id } = await shop.product();
  const placed = (await shop.order(null, await shop.cartOf([id, 2]), shop.body(2_180))).json().data;
  const goods = async () =>
    (await app.as(null).get(`/api/orders/${placed.orderId}/${placed.hash}/goods`)).json().data.status;
  expect(await goods()).toBe("placed");
  const money = { source: "cash", reference: "now", amountMinor: 218_000, currency: "CZK" };
  await receiveMoney(app.ctx, { ...money, orderId: placed.orderId });
  expect(await goods()).toBe("paid");
});

test("GO8: an ended order is put into the cart again as far as it can be had, once however often the button is pressed", async () => {
  const { app } = shop;
  const [plenty, few] = [await shop.product({ name: "Hojný rum" }), await shop.product({ name: "Vzácný rum" }, 3)];
  const key = await shop.cartOf([plenty.id, 2], [few.id, 3]);
  const placed = (await shop.order(null, key, shop.body(5_450))).json().data;
  const early = await again(newCartKey(), placed);
  expect([early.statusCode, early.json().code]).toEqual([409, "GOODS_NOT_ENDED"]);
  app.clock.advance(31 * 60_000);
  await expireOrders(app.ctx);
  await app.drainEvents();
  await few.change({ price: 990 });
  await few.setPieces(1);
  const [mine, headers] = [newCartKey(), press()];
  const answers = await Promise.all([again(mine, placed, headers), again(mine, placed, headers)]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data.lines).toMatchObject([
      { id: plenty.id, quantity: 2, unitPrice: 1_090 },
      { id: few.id, quantity: 1, unitPrice: 990 },
    ]);
  }
  expect(answers.flatMap((answer) => answer.json().missing)).toContain("Vzácný rum");
  expect((await again(mine, { ...placed, hash: "a".repeat(22) })).statusCode).toBe(404);
});

test("RE15: who ordered as a guest is forgotten after four years, after ninety days where nobody has paid; documents and accounts' orders keep it", async () => {
  const { app } = shop;
  const { id } = await shop.product();
  const paid = await buy(id);
  const unpaid = (await shop.order(null, await shop.cartOf([id, 1]), shop.body(1_189))).json().data;
  const [found] = await shop.backOffice();
  await shop.step(found.id, { step: "cancel", version: found.version });
  const stored = async ({ orderId }: { orderId: number }) =>
    (await app.db.select().from(goodsOrders).where(eq(goodsOrders.orderId, orderId)))[0];
  app.clock.advance(31 * 60_000);
  await expireOrders(app.ctx);
  await app.drainEvents();
  app.clock.advance(89 * dayMs);
  expect(await forgetGuestOrders(app.ctx)).toBe(0);
  app.clock.advance(2 * dayMs);
  expect(await forgetGuestOrders(app.ctx)).toBe(1);
  const nowhere = { name: "", street: "", city: "", zip: "", country: "" };
  expect(await stored(unpaid)).toMatchObject({ email: "", phone: "", address: nowhere, invoice: nowhere });
  expect((await stored(paid))?.email).toBe("jana@kabinet.test");
  app.clock.advance(4 * 366 * dayMs);
  expect(await forgetGuestOrders(app.ctx)).toBe(1);
  expect(await forgetGuestOrders(app.ctx)).toBe(0);
  expect(await stored(paid)).toMatchObject({ email: "", note: "", invoice: { ...nowhere, companyId: "" } });
  const documents = await app.db.select().from(invoices).where(eq(invoices.orderId, paid.orderId));
  for (const { content } of documents) expect(content.customer).toMatchObject({ name: "Jana Malá", city: "Brno" });
});
