import { beforeAll, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { seedPackages } from "#server/features/packages/seed-packages.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { orders } from "#server/features/payments/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** New sellers, whose first listings wait for a moderator. */
let app: TestApp;
let seller: TestUser;
let categoryId: number;
beforeAll(async () => {
  app = await createTestApp();
  await seedPackages(app.ctx);
  seller = await makeUser(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
});

const path = (id: number) => `/api/me/advertisements/${id}`;
const publish = async (id: number, body: object = {}) =>
  (await app.as(seller).post(`${path(id)}/publication`, body)).json().data;
const statusOf = async (orderId: number) =>
  (await app.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status;

/** A draft that was paid for under Premium, went to inspection and was taken back. */
async function paidDraft(): Promise<{ id: number; orderId: number }> {
  const { id } = await makeListing(app.ctx, {
    ...{ sellerId: seller.id, categoryId, description: "Popis", status: "draft" },
    ...{ publishedAt: null, startsAt: null, endsAt: null, plannedEndsAt: null },
  });
  await makePicture(app.ctx, id);
  const unpaid = await publish(id, { package: "premium" });
  expect(unpaid).toMatchObject({ status: "awaiting_payment", inspectedBefore: true });
  const { orderId } = unpaid.payment;
  await receiveMoney(app.ctx, {
    ...{ source: "transfer", reference: `paid-${orderId}`, amountMinor: 14_900, currency: "CZK", orderId },
  });
  await app.drainEvents();
  expect((await app.as(seller).get(path(id))).json().data.status).toBe("in_review");
  const back = (await app.as(seller).delete(`${path(id)}/publication`)).json().data;
  expect(back).toMatchObject({ status: "draft", paidPackage: "premium" });
  expect(await statusOf(orderId)).toBe("paid");
  return { id, orderId };
}

test("TP6: a draft whose package is paid keeps what it paid for, though the package has changed since", async () => {
  const { id, orderId } = await paidDraft();
  const operator = await makeUser(app.ctx, { scopes: ["finance"] });
  const [before] = await app.db.select().from(listings).where(eq(listings.id, id));
  const body = {
    ...{ name: { cs: "Premium", en: "" }, price: 500, topDays: 1 },
    ...{ highlighted: false, active: true, position: 0, version: 0 },
  };
  expect((await app.as(operator).put("/api/admin/packages/premium", body)).statusCode).toBe(200);
  expect(await publish(id, { package: "premium" })).toMatchObject({ status: "in_review", payment: null });
  expect(await statusOf(orderId)).toBe("paid");
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  expect(row?.packageId).toBe(before?.packageId);
  await app.as(operator).put("/api/admin/packages/premium", {
    ...{ ...body, price: 149, topDays: 7, highlighted: true, version: 1 },
  });
});

test.each([["premium"], [undefined]])(
  "TP5: a draft whose package is paid is published under it again without paying, chosen as %s",
  async (name) => {
    const { id, orderId } = await paidDraft();
    const again = await publish(id, { package: name });
    expect(again).toMatchObject({ status: "in_review", payment: null });
    expect(await app.db.$count(orders, eq(orders.subjectId, id))).toBe(1);
    expect(await statusOf(orderId)).toBe("paid");
    const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
    expect(row?.packageId).not.toBeNull();
  },
);

test("TP5: published under another package, or free, the money for the unused one goes back", async () => {
  const [cheaper, free] = [await paidDraft(), await paidDraft()];
  expect(await publish(cheaper.id, { package: "standard" })).toMatchObject({ status: "awaiting_payment" });
  expect(await publish(free.id, { package: "basic" })).toMatchObject({ status: "in_review" });
  expect([await statusOf(cheaper.orderId), await statusOf(free.orderId)]).toEqual(["refunded", "refunded"]);
});

test("TP5: with a draft that is deleted its money goes back", async () => {
  const { id, orderId } = await paidDraft();
  expect((await app.as(seller).delete(path(id))).statusCode).toBe(200);
  expect(await statusOf(orderId)).toBe("refunded");
});
