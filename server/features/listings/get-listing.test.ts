import { beforeAll, describe, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { flushViews, startStoringViews } from "./store-views.ts";
import { listings } from "./table.ts";

let app: TestApp;
let seller: TestUser;
let other: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  seller = await makeUser(app.ctx, { username: "Sklep_u_Jana" });
  other = await makeUser(app.ctx);
});

const get = (id: unknown, user: TestUser | null = null) => app.as(user).get(`/api/auctions/${id}?lang=en`);
const open = (id: number, user: TestUser | null = null, browser = "Mozilla/5.0 Firefox/140.0") =>
  app.as(user).post(`/api/auctions/${id}/views`, undefined, { "user-agent": browser });
const viewsOf = async (id: number) =>
  (await app.db.select({ views: listings.views }).from(listings).where(eq(listings.id, id)))[0]?.views;

describe("GET /api/auctions/{id}", () => {
  test("shows the whole page: condition, pictures in order, the way down the tree, the seller", async () => {
    const row = await makeListing(app.ctx, {
      sellerId: seller.id,
      categoryId: 32,
      name: "Bowmore 1968",
      strengthPercent: 43.4,
      fillLevel: "neck",
      shippingMinor: 149_50,
      description: "Popis",
    });
    await makePicture(app.ctx, row.id, { id: "second", position: 1 });
    await makePicture(app.ctx, row.id, { id: "first", position: 0, role: "front" });
    const { data } = (await get(row.id)).json();
    expect(data).toMatchObject({
      id: row.id,
      name: "Bowmore 1968",
      description: "Popis",
      shippingPrice: 149.5,
      duration: "7d",
      price: 500,
      softCloseMinutes: 5,
      isNew: true,
      picture: { id: "first", role: "front" },
      condition: { strengthPercent: 43.4, fillLevel: "neck", volumeMl: null },
      seller: { id: seller.id, username: "Sklep_u_Jana", verified: true, sold: 0 },
    });
    expect(data.pictures.map(({ id }: { id: string }) => id)).toEqual(["first", "second"]);
    expect(data.categoryPath.map(({ name }: { name: string }) => name)).toEqual([
      "Spirits",
      "Whisky",
      "Scotch whisky",
      "Scotch single malt",
      "Islay",
    ]);
  });

  const hidden = ["draft", "scheduled", "in_review", "cancelled"] as const;
  test.each(hidden)("L11: keeps a %s that was never published to its seller", async (status) => {
    const row = await makeListing(app.ctx, { sellerId: seller.id, categoryId: 32, status, publishedAt: null });
    expect((await get(row.id)).statusCode).toBe(404);
    expect((await get(row.id, other)).statusCode).toBe(404);
    expect((await get(row.id, seller)).statusCode).toBe(200);
  });

  test("L13: calls stock that was brought in never new", async () => {
    const row = await makeListing(app.ctx, { sellerId: seller.id, categoryId: 32, importKey: "stock:1" });
    expect((await get(row.id)).json().data.isNew).toBe(false);
  });

  test("L11: keeps the page of what has ended", async () => {
    const row = await makeListing(app.ctx, {
      sellerId: seller.id,
      categoryId: 32,
      status: "unsold",
      closedAt: new Date(),
    });
    expect((await get(row.id)).json().data.status).toBe("unsold");
  });

  test.each(["0", "-1", "1.5", "abc", "999999999", "9007199254740993", "%00"])("is 404 for %s", async (id) => {
    expect((await get(id)).statusCode).toBe(404);
  });

  test("holds a reserve and a maximum back from everybody but their owners", async () => {
    const row = await makeListing(app.ctx, {
      sellerId: seller.id,
      categoryId: 33,
      reserveMinor: 77_777_00,
      priceMinor: 600_00,
      leaderId: other.id,
      leaderMaximumMinor: 66_666_00,
      bidCount: 2,
      bidSequence: 2,
      buyNowMinor: 88_888_00,
    });
    const third = await makeUser(app.ctx);
    for (const user of [null, third, other]) {
      expect((await get(row.id, user)).body).not.toContain("77777");
    }
    for (const user of [null, third, seller]) {
      expect((await get(row.id, user)).body).not.toContain("66666");
    }
    expect((await get(row.id)).json().data).toMatchObject({ reserve: "not_met", buyNow: 88_888 });
  });

  test("F5: suggests live listings of the brand, then of the category, then beside it, never itself", async () => {
    const brand = await findOrAddBrand(app.ctx, "Springbank");
    const own = { sellerId: seller.id, categoryId: 36 };
    const row = await makeListing(app.ctx, { ...own, brandId: brand?.id, name: "Springbank 10" });
    await makeListing(app.ctx, { sellerId: seller.id, categoryId: 35, name: "Lowlands" });
    await makeListing(app.ctx, { ...own, name: "Campbeltown" });
    await makeListing(app.ctx, { ...own, name: "Koncept", status: "draft", brandId: brand?.id });
    await makeListing(app.ctx, { sellerId: seller.id, categoryId: 490, name: "Kniha", brandId: brand?.id });
    const { similar } = (await get(row.id)).json().data;
    const names = similar.map(({ name }: { name: string }) => name);
    expect(names.slice(0, 2)).toEqual(["Kniha", "Campbeltown"]);
    expect(names).toContain("Lowlands");
    expect(names).not.toContain("Springbank 10");
    expect(names).not.toContain("Koncept");
    expect(names.length).toBeLessThanOrEqual(8);
  });

  test("fills the row from the whole top category where the category above has nothing", async () => {
    const alone = await makeListing(app.ctx, { sellerId: seller.id, categoryId: 11 });
    const whiskies = [32, 33, 36].map((categoryId) => makeListing(app.ctx, { sellerId: seller.id, categoryId }));
    await Promise.all(whiskies);
    const { similar } = (await get(alone.id)).json().data;
    expect(similar.length).toBeGreaterThanOrEqual(3);
    const categories = similar.map(({ category }: { category: { id: number } }) => category.id);
    expect(categories).not.toContain(490);
  });
});

test("among things of one category the nearest in vintage and price come first", async () => {
  const own = { sellerId: seller.id, categoryId: 36 };
  const sought = await makeListing(app.ctx, { ...own, vintage: 1971, startPriceMinor: 20_000_00 });
  const far = await makeListing(app.ctx, { ...own, vintage: 1990, startPriceMinor: 200_00 });
  const near = await makeListing(app.ctx, { ...own, vintage: 1990, startPriceMinor: 19_000_00 });
  const sameYear = await makeListing(app.ctx, { ...own, vintage: 1971, startPriceMinor: 19_000_00 });
  const { similar } = (await get(sought.id)).json().data;
  const order = similar.map(({ id }: { id: number }) => id);
  const mine = order.filter((id: number) => [far.id, near.id, sameYear.id].includes(id));
  expect(mine).toEqual([sameYear.id, near.id, far.id]);
});

test("what else its seller offers is told, what ends first leading, and nothing that is over", async () => {
  const busy = await makeUser(app.ctx);
  const inDays = (days: number) => new Date(app.ctx.clock().getTime() + days * 86_400_000);
  const own = { sellerId: busy.id, categoryId: 32 };
  const shown = await makeListing(app.ctx, own);
  const later = await makeListing(app.ctx, { ...own, endsAt: inDays(5) });
  const soon = await makeListing(app.ctx, { ...own, endsAt: inDays(1) });
  const fixed = await makeListing(app.ctx, { ...own, saleMode: "fixed_price" });
  await makeListing(app.ctx, { ...own, status: "unsold" });
  await makeListing(app.ctx, { ...own, status: "draft" });
  const { ofSeller } = (await get(shown.id)).json().data;
  expect(ofSeller.map(({ id }: { id: number }) => id)).toEqual([soon.id, later.id, fixed.id]);
});

describe("views", () => {
  test("L12: are counted for others than the seller, by the flush and not by the opening", async () => {
    const row = await makeListing(app.ctx, { sellerId: seller.id, categoryId: 32 });
    await flushViews(app.ctx);
    for (const user of [null, other, seller]) expect((await open(row.id, user)).statusCode).toBe(202);
    expect(await viewsOf(row.id)).toBe(0);
    expect(await flushViews(app.ctx)).toBe(1);
    expect(await flushViews(app.ctx)).toBe(0);
    expect(await viewsOf(row.id)).toBe(2);
  });

  test("from one address a few a day count, from its network some more, and the next day again", async () => {
    const row = await makeListing(app.ctx, { sellerId: seller.id, categoryId: 32 });
    const openFrom = async (remoteAddress: string, times: number) => {
      for (let at = 0; at < times; at++)
        await app.app.inject({
          ...{ method: "POST", url: `/api/auctions/${row.id}/views`, remoteAddress },
          headers: { "user-agent": "Mozilla/5.0 Firefox/140.0" },
        });
      await flushViews(app.ctx);
      return viewsOf(row.id);
    };
    expect(await openFrom("203.0.113.1", 20)).toBe(5);
    expect(await openFrom("203.0.113.2", 3)).toBe(8);
    for (let last = 3; last < 20; last++) await openFrom(`203.0.113.${last}`, 3);
    expect(await viewsOf(row.id)).toBe(30);
    expect(await openFrom("198.51.100.1", 1)).toBe(31);
    app.clock.advance(24 * 3_600_000);
    expect(await openFrom("203.0.113.1", 20)).toBe(36);
  });

  test("are not counted for asking the API, nor for robots", async () => {
    const row = await makeListing(app.ctx, { sellerId: seller.id, categoryId: 32 });
    await get(row.id);
    await app.as(null).get(`/api/auctions/${row.id}/lot`);
    const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    for (const name of [googlebot, "Mozilla/5.0 HeadlessChrome/140.0", ""]) await open(row.id, null, name);
    expect(await flushViews(app.ctx)).toBe(0);
    expect(await viewsOf(row.id)).toBe(0);
  });

  test("of what is not public, or not there, are refused", async () => {
    const draft = await makeListing(app.ctx, { sellerId: seller.id, categoryId: 32, status: "draft" });
    expect((await open(draft.id)).statusCode).toBe(404);
    expect((await open(999_999_999)).statusCode).toBe(404);
  });

  test("wait while somebody holds the row, and are written when the counter stops", async () => {
    const row = await makeListing(app.ctx, { sellerId: seller.id, categoryId: 32 });
    const counter = startStoringViews(app.ctx);
    await open(row.id);
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from listings where id = ${row.id} for update`);
      expect(await flushViews(app.ctx)).toBe(0);
    });
    await counter.stop();
    expect(await viewsOf(row.id)).toBe(1);
  });
});
