import { beforeAll, expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { eq, sql } from "#server/db/query.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { seedPackages } from "#server/features/packages/seed-packages.ts";
import { expireOrders } from "#server/features/payments/end-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { orders } from "#server/features/payments/table.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { publishWithoutInspection } from "#test/make/setting.ts";
import { makeProvedUser, makeUser, type TestUser } from "#test/make/user.ts";
import { voucherBody } from "#test/make/voucher.ts";

let app: TestApp;
let seller: TestUser;
let categoryId: number;
beforeAll(async () => {
  app = await createTestApp();
  await publishWithoutInspection(app.ctx);
  await seedPackages(app.ctx);
  seller = await makeUser(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
});

async function draft(inCategory = categoryId): Promise<number> {
  const nothing = { publishedAt: null, startsAt: null, endsAt: null, plannedEndsAt: null } as const;
  const made = {
    sellerId: seller.id,
    categoryId: inCategory,
    description: "Popis",
    status: "draft",
    ...nothing,
  } as const;
  const { id } = await makeListing(app.ctx, made);
  await makePicture(app.ctx, id);
  return id;
}
const publish = (id: number, body: object = {}) =>
  app.as(seller).post(`/api/me/advertisements/${id}/publication`, body);
const rowOf = async (id: number) =>
  (await app.db.select().from(listings).where(eq(listings.id, id)))[0] as typeof listings.$inferSelect;
async function payOnly(orderId: number): Promise<void> {
  const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  await receiveMoney(app.ctx, {
    source: "transfer",
    reference: `p-${orderId}-${Math.random()}`,
    amountMinor: order?.totalMinor ?? 0,
    currency: "CZK",
    orderId,
  });
}
async function pay(orderId: number): Promise<void> {
  await payOnly(orderId);
  await app.drainEvents();
}

test("the packages are offered by price, in the visitor's language", async () => {
  const { data } = (await app.as(null).get("/api/packages?lang=cs")).json();
  expect(
    data.map(({ key, name, price, topDays, highlighted }: Record<string, unknown>) => [
      key,
      name,
      price,
      topDays,
      highlighted,
    ]),
  ).toEqual([
    ["basic", "Základní", 0, 0, false],
    ["standard", "Standard", 49, 3, false],
    ["premium", "Premium", 149, 7, true],
  ]);
});

test("what costs nothing is live at once, with or without a choice", async () => {
  for (const body of [{}, { package: "basic" }]) {
    const id = await draft();
    expect((await publish(id, body)).json().data).toMatchObject({ status: "live", payment: null });
  }
});

test("TP4: a paid package waits for its payment, then brings its days and its highlighting from the start on", async () => {
  const id = await draft();
  const { data } = (await publish(id, { package: "premium" })).json();
  expect(data).toMatchObject({ status: "awaiting_payment", payment: { orderId: expect.any(Number) } });
  expect((await app.as(null).get(`/api/auctions/${id}`)).statusCode).toBe(404);
  const { items } = (await app.as(seller).get("/api/me/advertisements?group=draft")).json();
  expect(items.find((own: { id: number }) => own.id === id)?.payment).toEqual(data.payment);
  expect((await publish(id, {})).json().code).toBe("NOT_A_DRAFT");
  await pay(data.payment.orderId);
  const row = await rowOf(id);
  expect(row).toMatchObject({ status: "live", highlighted: true });
  expect(row.toppedUntil?.getTime()).toBe((row.startsAt?.getTime() ?? 0) + 7 * dayMs);
});

test("TP4: a package that a voucher makes cost nothing is published at once", async () => {
  const operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  const discount = { kind: "percent", percent: 100 };
  await app.as(operator).post("/api/finance/vouchers", { ...voucherBody, code: "CELYBALIK", discount });
  const id = await draft();
  const { data } = (await publish(id, { package: "premium", voucher: "CELYBALIK" })).json();
  expect(data).toMatchObject({ status: "live", payment: null });
  await app.drainEvents();
  expect(await rowOf(id)).toMatchObject({ status: "live", highlighted: true });
});

test("days at the top wait for a listing that starts later", async () => {
  const id = await draft();
  const activateAt = new Date(app.clock.now().getTime() + 5 * dayMs);
  await app.db.update(listings).set({ activateAt }).where(eq(listings.id, id));
  await pay((await publish(id, { package: "standard" })).json().data.payment.orderId);
  const row = await rowOf(id);
  expect(row.status).toBe("scheduled");
  expect(row.toppedUntil?.getTime()).toBe(activateAt.getTime() + 3 * dayMs);
});

test("unpaid in time, or taken back, it is a draft again; late money goes back", async () => {
  const [late, taken] = [await draft(), await draft()];
  const lateOrder = (await publish(late, { package: "standard" })).json().data.payment.orderId;
  app.clock.advance(8 * dayMs);
  await expireOrders(app.ctx);
  await app.drainEvents();
  expect((await rowOf(late)).status).toBe("draft");
  await pay(lateOrder);
  expect((await rowOf(late)).status).toBe("draft");
  const [returned] = await app.db.select().from(orders).where(eq(orders.id, lateOrder));
  expect(returned?.status).toBe("refunded");

  const takenOrder = (await publish(taken, { package: "standard" })).json().data.payment.orderId;
  const back = await app.as(seller).delete(`/api/me/advertisements/${taken}/publication`);
  expect(back.json().data).toMatchObject({ status: "draft", payment: null });
  const [ended] = await app.db.select().from(orders).where(eq(orders.id, takenOrder));
  expect(ended?.status).toBe("cancelled");
  await app.drainEvents();
  expect((await rowOf(taken)).status).toBe("draft");
});

test("TP4: money for an earlier order goes back; the listing waits for the package that it names", async () => {
  const id = await draft();
  const cheap = (await publish(id, { package: "standard" })).json().data.payment.orderId;
  await app.as(seller).delete(`/api/me/advertisements/${id}/publication`);
  const dear = (await publish(id, { package: "premium" })).json().data.payment.orderId;
  await pay(cheap);
  expect((await rowOf(id)).status).toBe("awaiting_payment");
  const statusOf = async (orderId: number) =>
    (await app.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status;
  expect([await statusOf(cheap), await statusOf(dear)]).toEqual(["refunded", "awaiting_payment"]);
  await pay(dear);
  expect(await rowOf(id)).toMatchObject({ status: "live", highlighted: true });
  expect(await statusOf(dear)).toBe("paid");
});

test("TP4: money given back whole before the grant publishes nothing: it is a draft again", async () => {
  const id = await draft();
  const { orderId } = (await publish(id, { package: "premium" })).json().data.payment;
  await payOnly(orderId);
  await refundOrder(app.ctx, { orderId, amountMinor: null, reason: "", byId: null, idempotencyKey: "early" });
  await app.drainEvents();
  expect(await rowOf(id)).toMatchObject({ status: "draft", highlighted: false });
});

test("a seller who was suspended before the money came gets it back, and nothing is published", async () => {
  const id = await draft();
  const { orderId } = (await publish(id, { package: "standard" })).json().data.payment;
  await app.db.execute(sql`update users set suspended_at = now() where id = ${seller.id}`);
  await pay(orderId);
  await app.db.execute(sql`update users set suspended_at = null where id = ${seller.id}`);
  expect((await rowOf(id)).status).toBe("awaiting_payment");
  const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.status).toBe("refunded");
});

test("a package that is not on offer, or whose days the category forbids, is refused at its field", async () => {
  const unknown = await publish(await draft(), { package: "zlaty" });
  expect([unknown.statusCode, Object.keys(unknown.json().errors)]).toEqual([422, ["package"]]);
  const cigarettes = await makeCategory(app.ctx);
  await app.db
    .update(categories)
    .set({ policy: { topping: false } })
    .where(eq(categories.id, cigarettes.id));
  forget(app.ctx);
  const offered = (await app.as(null).get(`/api/packages?category=${cigarettes.id}`)).json().data;
  expect(offered.map(({ key }: { key: string }) => key)).toEqual(["basic"]);
  const forbidden = await publish(await draft(cigarettes.id), { package: "standard" });
  expect(forbidden.json().errors.package).toEqual(["V této kategorii se nabídky netopují."]);
});
