import { beforeAll, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { openDeal } from "#server/features/deals/open-deal.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeSetting, publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let seller: TestUser;
let categoryId: number;

beforeAll(async () => {
  app = await createTestApp();
  await publishWithoutInspection(app.ctx);
  seller = await makeUser(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
});

const offer = (enabled: boolean) => makeSetting(app.ctx, "protection", { enabled });
async function publish(site = app, who = seller, category = categoryId): Promise<number> {
  const { id } = await makeListing(site.ctx, {
    ...{ sellerId: who.id, categoryId: category, description: "Popis", status: "draft" as const },
    ...{ publishedAt: null, startsAt: null, endsAt: null, plannedEndsAt: null },
  });
  await makePicture(site.ctx, id);
  const answer = await site.as(who).patch(`/api/me/advertisements/${id}`, { isProtected: true });
  expect(answer.statusCode).toBe(200);
  expect((await site.as(who).post(`/api/me/advertisements/${id}/publication`, {})).statusCode).toBe(200);
  return id;
}
const isProtected = async (id: number, site = app) =>
  (await site.db.select().from(listings).where(eq(listings.id, id)))[0]?.isProtected;

test("PP1: payments are protected only while the operator offers it; what is published keeps what it had", async () => {
  const offered = async () => (await app.as(null).get("/api/fees/protection")).json().data.isOffered;
  expect(await offered(), "off by default").toBe(false);
  expect(await isProtected(await publish())).toBe(false);
  await offer(true);
  expect(await offered()).toBe(true);
  const id = await publish();
  expect(await isProtected(id)).toBe(true);
  expect((await app.as(null).get(`/api/auctions/${id}?lang=cs`)).json().data.isProtected).toBe(true);
  const change = await app.as(seller).patch(`/api/me/advertisements/${id}`, { isProtected: false });
  expect(change.json()).toMatchObject({ code: "NOT_EDITABLE" });
  await offer(false);
  const buyer = await makeUser(app.ctx);
  const sale = {
    listingId: id,
    sellerId: seller.id,
    buyerId: buyer.id,
    soldBy: "bid",
    priceMinor: 900_00,
  } as const;
  await openDeal(app.ctx, sale);
  const [deal] = await app.db.select().from(deals).where(eq(deals.listingId, id));
  expect(deal?.isProtected, "a promise holds after the setting").toBe(true);
});

test("PP1: a demand is never protected", async () => {
  await offer(true);
  const body = { type: "demand", saleMode: "by_agreement", isProtected: true };
  const made = (await app.as(seller).post("/api/me/advertisements", body)).json().data;
  expect(made.isProtected).toBe(false);
});

test("PP1: where nobody may hold the money the option is off, whatever the setting says", async () => {
  const production = await createTestApp({ ports: { escrow: null } });
  await publishWithoutInspection(production.ctx);
  await makeSetting(production.ctx, "protection", { enabled: true });
  const who = await makeUser(production.ctx);
  const { id: category } = await makeCategory(production.ctx);
  expect((await production.as(null).get("/api/fees/protection")).json().data.isOffered).toBe(false);
  expect(await isProtected(await publish(production, who, category), production)).toBe(false);
});
