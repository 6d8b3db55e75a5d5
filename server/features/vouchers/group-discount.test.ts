import { beforeAll, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { seedPackages } from "#server/features/packages/seed-packages.ts";
import { orderLines } from "#server/features/payments/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeMember } from "#test/make/group.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { publishWithoutInspection } from "#test/make/setting.ts";
import { makeProvedUser, type TestUser } from "#test/make/user.ts";
import { voucherBody } from "#test/make/voucher.ts";

let app: TestApp;
let categoryId: number;
beforeAll(async () => {
  app = await createTestApp();
  await publishWithoutInspection(app.ctx);
  await seedPackages(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
});

let keys = 0;
const top = (who: TestUser, id: number, voucher?: string) =>
  app
    .as(who)
    .post(
      `/api/me/advertisements/${id}/topping`,
      { days: 7, ...(voucher && { voucher }) },
      { "idempotency-key": `group-${++keys}-key` },
    );
const lineOf = async (orderId: number) =>
  (await app.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)))[0];

test("VO4: a group's discount is in the prices that its members see and pay, and a voucher helps with the rest", async () => {
  const user = await makeMember(app, 15);
  const { id } = await makeListing(app.ctx, { sellerId: user.id, categoryId });
  const page = (await app.as(user).get(`/api/me/advertisements/${id}/topping`)).json().data;
  expect(page).toMatchObject({
    discount: 15,
    offers: [{ price: 24.65 }, { price: 50.15 }, { price: 84.15 }],
  });
  const { orderId } = (await top(user, id)).json().data;
  expect(await lineOf(orderId)).toMatchObject({ unitMinor: 5_900, discountMinor: 885, totalMinor: 5_015 });
  const operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  await app.as(operator).post("/api/finance/vouchers", { ...voucherBody, code: "PULKA" });
  const helped = (await top(user, id, "PULKA")).json().data;
  expect(await lineOf(helped.orderId)).toMatchObject({ discountMinor: 885 + 2_507, totalMinor: 2_508 });
});

test("VO4: packages cost a member less, and what costs nothing then goes on at once", async () => {
  const half = await makeMember(app, 50);
  const prices = async (who: TestUser | null) =>
    (await app.as(who).get("/api/packages?lang=cs")).json().data.map(({ price }: { price: number }) => price);
  expect(await prices(half)).toEqual([0, 24.5, 74.5]);
  expect(await prices(null)).toEqual([0, 49, 149]);
  const free = await makeMember(app, 100);
  const nothing = { publishedAt: null, startsAt: null, endsAt: null, plannedEndsAt: null };
  const { id } = await makeListing(app.ctx, {
    ...{ sellerId: free.id, categoryId, description: "Popis", status: "draft" as const },
    ...nothing,
  });
  await makePicture(app.ctx, id);
  const answer = await app.as(free).post(`/api/me/advertisements/${id}/publication`, { package: "premium" });
  expect(answer.statusCode).toBe(200);
  await app.drainEvents();
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  expect(row).toMatchObject({ status: "live", highlighted: true });
});
