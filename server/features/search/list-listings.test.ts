import { beforeAll, describe, expect, test } from "vitest";
import type { ListingCard } from "#contract/listings/listings.ts";
import { sql } from "#server/db/query.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let seller: TestUser;
let other: TestUser;

const hours = (n: number) => new Date(app.clock.now().getTime() + n * 3_600_000);
const list = async (query: string) => {
  const answer = await app.as(null).get(`/api/auctions?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: ListingCard[]; total: number; page: number; pages: number }>();
};
const names = async (query: string) => (await list(query)).items.map(({ name }) => name);

beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  seller = await makeUser(app.ctx);
  other = await makeUser(app.ctx);
  const own = { sellerId: seller.id };
  const lagavulin = await findOrAddBrand(app.ctx, "Lagavulin");
  await makeListing(app.ctx, {
    ...own,
    name: "Lagavulin 16 let",
    categoryId: 32,
    brandId: lagavulin?.id,
    endsAt: hours(50),
    priceMinor: 2_000_00,
    leaderId: other.id,
    leaderMaximumMinor: 9_876_54,
    bidCount: 7,
    reserveMinor: 8_765_43,
  });
  await makeListing(app.ctx, {
    ...own,
    name: "Žufánek Slivovice 2003",
    categoryId: 80,
    endsAt: hours(2),
    startPriceMinor: 300_00,
    publishedAt: hours(-100),
    duration: "monthly",
  });
  await makeListing(app.ctx, {
    ...own,
    name: "Diplomático Reserva",
    categoryId: 19,
    saleMode: "fixed_price",
    askedPriceMinor: 1_100_00,
  });
  await makeListing(app.ctx, {
    ...own,
    sellerId: other.id,
    name: "Hledám Port Ellen",
    type: "demand",
    saleMode: "by_agreement",
    categoryId: 41,
    askedPriceMinor: null,
    toppedUntil: hours(5),
    place: "Brno",
  });
  await makeListing(app.ctx, {
    ...own,
    name: "Prodaný Ardbeg",
    categoryId: 32,
    status: "sold",
    finalPriceMinor: 4_000_00,
    closedAt: hours(-3),
    priceMinor: 4_000_00,
    leaderId: other.id,
    leaderMaximumMinor: 4_000_00,
    winnerId: other.id,
  });
  await makeListing(app.ctx, {
    ...own,
    name: "Neprodaný Ardbeg",
    categoryId: 32,
    status: "unsold",
    closedAt: hours(-1),
  });
  for (const status of ["draft", "scheduled", "in_review", "cancelled"] as const) {
    await makeListing(app.ctx, { ...own, name: `Ardbeg ${status}`, categoryId: 32, status });
  }
  await makeListing(app.ctx, { ...own, name: "Po konci", categoryId: 32, endsAt: hours(-0.01) });
});

const all = ["Žufánek Slivovice 2003", "Lagavulin 16 let", "Diplomático Reserva", "Hledám Port Ellen"];

describe("GET /api/auctions", () => {
  test("F1: shows what is live and has not reached its end, the next to end first, and no other state", async () => {
    expect(await names("")).toEqual(all);
    expect(await names("state=ended")).toEqual(["Neprodaný Ardbeg", "Prodaný Ardbeg"]);
  });

  test.each([
    ["category=1", 4],
    ["category=3", 2],
    ["category=32", 1],
    ["category=200", 0],
    ["category=999999", 0],
    ["type=demand", 1],
    ["saleMode=auction", 2],
    ["saleMode=fixed_price", 1],
    ["duration=monthly", 1],
    ["duration=7d", 1],
    ["endsWithinHours=3", 1],
    ["endsWithinHours=72", 2],
    ["type=supply&category=3", 1],
  ])("filters by %s", async (query, total) => {
    expect((await list(query)).total).toBe(total);
  });

  test("filters by seller", async () => {
    expect(await names(`seller=${other.id}`)).toEqual(["Hledám Port Ellen"]);
  });

  test("F2: puts what is topped first in a category, and only there", async () => {
    const { items } = await list("category=3");
    expect(items.map(({ name, topped }) => [name, topped])).toEqual([
      ["Hledám Port Ellen", true],
      ["Lagavulin 16 let", false],
    ]);
    expect((await names("")).at(-1)).toBe("Hledám Port Ellen");
  });

  test.each([
    ["zufanek", "Žufánek Slivovice 2003"],
    ["ŽUFÁNEK slivovice", "Žufánek Slivovice 2003"],
    ["slivovcie", "Žufánek Slivovice 2003"],
    ["diplomatico", "Diplomático Reserva"],
    ["lagavulin", "Lagavulin 16 let"],
    ["lagavullin", "Lagavulin 16 let"],
    ["16 lagavulin", "Lagavulin 16 let"],
    ["fruit brandy", "Žufánek Slivovice 2003"],
    ["islay", "Lagavulin 16 let"],
  ])("finds %s without accents, in any order, with a slip of the pen, by category", async (q, name) => {
    expect(await names(`q=${encodeURIComponent(q)}`)).toContain(name);
  });

  test.each([["%"], ["_"], ["\\"], ["lagavulin 17"], ["' or 1=1 --"], ["x".repeat(2_000)]])(
    "takes %j for plain words",
    async (q) => {
      const found = await list(`q=${encodeURIComponent(q)}`);
      expect(found.total).toBe(0);
    },
  );

  test.each([
    ["ending", all],
    ["newest", ["Hledám Port Ellen", "Diplomático Reserva", "Lagavulin 16 let", "Žufánek Slivovice 2003"]],
    ["price_asc", ["Žufánek Slivovice 2003", "Diplomático Reserva", "Lagavulin 16 let", "Hledám Port Ellen"]],
    ["price_desc", ["Lagavulin 16 let", "Diplomático Reserva", "Žufánek Slivovice 2003", "Hledám Port Ellen"]],
    ["bids", ["Lagavulin 16 let", "Žufánek Slivovice 2003", "Diplomático Reserva", "Hledám Port Ellen"]],
  ])("sorts by %s", async (sort, expected) => {
    await app.db.execute(sql`update listings set published_at = '2026-01-01'::timestamptz + id * interval '1 hour'
      where status = 'live' and name <> 'Žufánek Slivovice 2003'`);
    await app.db.execute(sql`update listings set published_at = '2025-01-01' where name = 'Žufánek Slivovice 2003'`);
    expect(await names(`sort=${sort}`)).toEqual(expected);
  });

  test("cuts into pages that together are the list, and answers any page number", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`size=2&page=${page}`)));
    expect(pages.map(({ total, pages }) => [total, pages])).toEqual([
      [4, 2],
      [4, 2],
      [4, 2],
    ]);
    expect(pages.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(all);
    expect((await list("page=1000000000")).page).toBe(1);
    expect((await list("page=100000")).items).toEqual([]);
    expect((await list("page=-1")).items).toHaveLength(4);
  });

  test("falls back where a filter makes no sense, so that any shared link opens", async () => {
    const query = "category=abc&type=x&saleMode=&state=gone&sort=by+luck&size=-5&seller=1e99&endsWithinHours=x&lang=de";
    expect((await list(query)).total).toBe(4);
  });

  test("shows a card in the language asked for, amounts in CZK, never a reserve or a maximum", async () => {
    const answer = await app.as(other).get("/api/auctions?q=lagavulin&lang=en");
    expect(answer.json().items[0]).toMatchObject({
      name: "Lagavulin 16 let",
      category: { id: 32, slug: "islay", name: "Islay" },
      brand: { name: "Lagavulin" },
      price: 2_000,
      bidCount: 7,
      reserve: "met",
      picture: null,
    });
    expect(answer.body).not.toMatch(/9876|8765|maximum|leaderId/i);
  });

  test("gives an ended lot its final price", async () => {
    const { items } = await list("state=ended&q=prodany");
    expect(items.find(({ status }) => status === "sold")?.price).toBe(4_000);
  });
});
