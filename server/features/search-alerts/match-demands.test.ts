import { beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "#server/context.ts";
import { publish } from "#server/events/outbox.ts";
import { brands } from "#server/features/catalogue/table.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import type { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { matchListings } from "./match-listings.ts";

type Columns = Partial<typeof listings.$inferInsert>;

let app: TestApp;
let seller: TestUser;
let buyer: TestUser;
let category: { id: number; path: number[] };

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  app.clock.set(new Date());
  [seller, buyer] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  category = await makeCategory(app.ctx);
});

const seek = (name: string, more: Columns = {}) =>
  makeListing(app.ctx, {
    ...{ sellerId: buyer.id, type: "demand", saleMode: "fixed_price", categoryId: category.id, name },
    ...more,
  });

async function offer(name: string, more: Columns = {}) {
  const row = await makeListing(app.ctx, { sellerId: seller.id, categoryId: category.id, name, ...more });
  const startsAt = app.clock.now().toISOString();
  const published = { listingId: row.id, sellerId: row.sellerId, status: "live", startsAt } as const;
  await transaction(app.ctx, (tx) => publish(tx, listingEvents.ListingPublished, [published, published]));
  await app.drainEvents();
  await Promise.all([matchListings(app.ctx), matchListings(app.ctx)]);
  await app.drainEvents();
  return row;
}

const mailsOf = async (user: TestUser) => (await app.mails(user.email)).map(({ kind }) => kind);
const notificationsOf = async (user: TestUser) =>
  (await app.as(user).get("/api/me/notifications")).json().items.map(({ kind }: { kind: string }) => kind);
/** Whether the last listing was told to the buyer. */
const isNotified = async () => (await mailsOf(buyer)).includes("supply-found");

test("SF8: a new supply is told to who seeks it, and the demand to its seller, once each", async () => {
  const demand = await seek("Koupím Kormidelník 12 let", { askedPriceMinor: 900_00 });
  const supply = await offer("Kormidelník 12yo rezerva");
  expect(await mailsOf(buyer)).toEqual(["supply-found"]);
  expect(await mailsOf(seller)).toEqual(["demand-found"]);
  expect((await app.mails(buyer.email))[0]?.text).toContain(`https://kabinet.test/${supply.id}/`);
  expect((await app.mails(seller.email))[0]?.text).toContain(`https://kabinet.test/${demand.id}/`);
  expect(await notificationsOf(buyer)).toEqual(["supply_found"]);
  expect(await notificationsOf(seller)).toEqual(["demand_found"]);
});

test("who wants to be told otherwise of demands is", async () => {
  await app.as(buyer).put("/api/me/preferences", { choices: { "demands:email": false } });
  await seek("Kormidelník");
  await offer("Kormidelník");
  expect(await mailsOf(buyer)).toEqual([]);
  expect(await notificationsOf(buyer)).toEqual(["supply_found"]);
});

test.each<[string, Columns, string, Columns]>([
  ["another name", {}, "Plavčík", {}],
  ["another age", { ageYears: 12 }, "Kormidelník 15 let", {}],
  ["another volume", { volumeMl: 700 }, "Kormidelník", { volumeMl: 500 }],
  ["a higher price", { askedPriceMinor: 400_00 }, "Kormidelník", {}],
  ["a demand as well", {}, "Kormidelník", { type: "demand", saleMode: "fixed_price" }],
  ["a demand that is over", { status: "cancelled" }, "Kormidelník", {}],
])("does not fit: %s", async (_why, sought, name, offered) => {
  await seek("Kormidelník", sought);
  await offer(name, offered);
  expect(await isNotified()).toBe(false);
});

test("a brand stands for the name, and a category for those below it", async () => {
  const [brand] = await app.db
    .insert(brands)
    .values({ name: "Bradlo", key: `bradlo-${Date.now()}` })
    .returning();
  const below = await makeCategory(app.ctx, { parent: category });
  const brandId = brand?.id ?? null;
  await seek("Cokoli od Bradla", { brandId });
  await offer("Ročníková láhev", { categoryId: below.id });
  expect(await isNotified()).toBe(false);
  await offer("Ročníková láhev", { categoryId: below.id, brandId });
  expect(await isNotified()).toBe(true);
});

test.each<[string, string, Columns, boolean]>([
  ["Poptávám Kormidelník, ročníky 1974 až 1979", "Kormidelník 1976", {}, true],
  ["Poptávám Kormidelník, ročníky 1974 až 1979", "Kormidelník", { vintage: 1979 }, true],
  ["Poptávám Kormidelník, ročníky 1974 až 1979", "Kormidelník", {}, true],
  ["Poptávám Kormidelník, ročníky 1974 až 1979", "Kormidelník 1982", {}, false],
  ["Poptávám Kormidelník, ročníky 1974 až 1979", "Kormidelník", { vintage: 1973 }, false],
  ["Poptávám Kormidelník, ročníky 1974 až 1979", "Plavčík 1976", {}, false],
  ["Kormidelník 1974–1979", "Kormidelník", { vintage: 1975 }, true],
  ["Kormidelník 1974-79", "Kormidelník", { vintage: 1980 }, false],
  ["Láhev Kormidelník od 1974 do 1979", "Kormidelník", { vintage: 1974 }, true],
  ["Kormidelník ročník 1974", "Kormidelník", { vintage: 1975 }, false],
  ["ročníky 1974 až 1979", "Kormidelník 1976", {}, false],
])("who seeks %s is told of %s %o: %s", async (sought, name, offered, wanted) => {
  await seek(sought);
  await offer(name, offered);
  expect(await isNotified()).toBe(wanted);
});

test("neither one's own supply, nor a blocked person's, nor one outside the category", async () => {
  await seek("Kormidelník");
  await app.as(buyer).put(`/api/me/blocks/${seller.id}`, { blocked: true });
  await offer("Kormidelník");
  await offer("Kormidelník", { sellerId: buyer.id });
  const third = await makeUser(app.ctx);
  await offer("Kormidelník", { sellerId: third.id, categoryId: (await makeCategory(app.ctx)).id });
  expect(await isNotified()).toBe(false);
  await offer("Kormidelník", { sellerId: third.id });
  expect(await isNotified()).toBe(true);
});
