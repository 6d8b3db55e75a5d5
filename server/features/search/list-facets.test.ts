import type pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { type BandKind, bandBounds, type FacetCounts, type FacetKind } from "#contract/search/facets.ts";
import { sql } from "#server/db/query.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";

let app: TestApp;
let sellerId: number;
const brandIds = new Map<string, string>();

beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  sellerId = (await makeUser(app.ctx)).id;
  for (const name of ["Ardbeg", "Zacapa", "Žufánek"]) {
    const brand = await findOrAddBrand(app.ctx, name);
    brandIds.set(name, String(brand?.id));
  }
  const brandId = (name: string) => Number(brandIds.get(name));
  const now = app.clock.now();
  const inHours = (n: number) => new Date(now.getTime() + n * 3_600_000);
  const common = { sellerId, country: "Skotsko", volumeMl: 700, strengthPercent: 46, labelState: "good" };
  await makeListing(app.ctx, {
    ...common,
    categoryId: 32,
    brandId: brandId("Ardbeg"),
    ageYears: 10,
    endsAt: inHours(20),
  });
  await makeListing(app.ctx, {
    ...common,
    categoryId: 32,
    brandId: brandId("Ardbeg"),
    ageYears: 25,
    vintage: 1976,
    boxState: "damaged",
  });
  await makeListing(app.ctx, {
    ...{ ...common, country: "Guatemala", strengthPercent: 40, volumeMl: 1_000, labelState: "perfect" },
    ...{ categoryId: 19, brandId: brandId("Zacapa"), saleMode: "fixed_price", askedPriceMinor: 1_500_00 },
  });
  await makeListing(app.ctx, { sellerId, categoryId: 80, country: "Česko", status: "unsold", closedAt: now });
  await makeListing(app.ctx, {
    ...{ sellerId, categoryId: 80, country: "Česko", brandId: brandId("Žufánek"), type: "demand" },
    ...{ saleMode: "by_agreement", askedPriceMinor: null },
  });
});

async function facets(query = ""): Promise<FacetCounts> {
  const answer = await app.as(null).get(`/api/auctions/facets?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: FacetCounts }>().data;
}

async function counts(kind: FacetKind, query = ""): Promise<Record<string, number>> {
  const { facets: all } = await facets(query);
  return Object.fromEntries(all[kind].map(({ value, label, count }) => [label ?? value, count]));
}

describe("GET /api/auctions/facets", () => {
  test("counts what runs by each facet, exactly while that is little", async () => {
    expect((await facets()).exact).toBe(true);
    expect(await counts("brand")).toEqual({ Ardbeg: 2, Zacapa: 1, Žufánek: 1 });
    expect(await counts("country")).toEqual({ Skotsko: 2, Guatemala: 1, Česko: 1 });
    expect(await counts("type")).toEqual({ supply: 3, demand: 1 });
    // A demand has no way of sale.
    expect(await counts("saleMode")).toEqual({ auction: 2, fixed_price: 1 });
    expect(await counts("vintage")).toEqual({ 1970: 1 });
    expect(await counts("age")).toEqual({ 10: 1, 25: 1 });
    expect(await counts("volume")).toEqual({ 700: 2, 1000: 1 });
    expect(await counts("strength")).toEqual({ 46: 2, 40: 1 });
  });

  test("takes the worst of closure, label and box for the condition", async () => {
    expect(await counts("condition")).toEqual({ good: 1, damaged: 1, perfect: 1 });
  });

  test("ignores a facet's own choice in its counts, and only there", async () => {
    const query = "country=Skotsko";
    expect(await counts("country", query)).toEqual({ Skotsko: 2, Guatemala: 1, Česko: 1 });
    expect(await counts("brand", query)).toEqual({ Ardbeg: 2 });
    const both = `${query}&brand=${brandIds.get("Zacapa")}`;
    expect(await counts("country", both)).toEqual({ Skotsko: 0, Guatemala: 1 });
    expect(await counts("brand", both)).toEqual({ Zacapa: 0, Ardbeg: 2 });
  });

  test("counts how things stand and when they end beside every other choice", async () => {
    const { states, ends } = await facets("category=80");
    expect(states).toEqual([
      { value: "running", count: 1, chosen: true },
      { value: "ended", count: 1, chosen: false },
      { value: "sold", count: 0, chosen: false },
      { value: "unsold", count: 1, chosen: false },
    ]);
    expect(ends.every(({ count }) => count === 0)).toBe(true);
    const whisky = await facets("category=3&ends=24h");
    expect(whisky.ends.find(({ value }) => value === "24h")).toEqual({
      value: "24h",
      count: 1,
      chosen: true,
    });
    expect(whisky.ends.find(({ value }) => value === "7d")?.count).toBe(2);
  });

  test.each(["brand=x", "country=", "vintage=abcd", "volume=701", "age=-1", "condition=gone", "ends=never", "nic=1"])(
    "takes %s for nothing chosen",
    async (query) => {
      expect(await facets(query)).toEqual(await facets());
    },
  );

  test("quotes in a value stay within it", async () => {
    expect(await counts("brand", `country=${encodeURIComponent("' | 'type:supply")}`)).toEqual({});
    expect(await counts("brand", `country=${encodeURIComponent("\\")}`)).toEqual({});
  });
});

describe("choices", () => {
  async function total(query: string): Promise<number> {
    return (await app.as(null).get(`/api/auctions?${query}`)).json<{ total: number }>().total;
  }

  test.each([
    ["country=Skotsko&country=Guatemala", 3],
    ["country=Skotsko&condition=good", 1],
    ["country=Skotsko&volume=1000", 0],
    ["priceFrom=1%20500&priceTo=1%20500", 1],
    ["priceFrom=1500&priceTo=400", 3],
    ["priceTo=499", 0],
    ["priceFrom=500,00%20K%C4%8D", 3],
    ["priceFrom=1.500", 1],
    ["priceFrom=1,500.50&priceTo=2.000,00", 0],
    ["priceFrom=abc", 4],
    ["state=unsold", 1],
    ["ends=24h", 1],
  ])("%s leaves %i: values of one facet are alternatives, facets narrow each other", async (query, expected) => {
    expect(await total(query)).toBe(expected);
  });

  test("no list asks the database more than six times, words and facets included", async () => {
    const asked: string[] = [];
    const { ctx } = app;
    const connect = ctx.db.$client.connect.bind(ctx.db.$client) as () => Promise<pg.PoolClient>;
    ctx.db.$client.connect = (async () => {
      const client = await connect();
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        const text = String((args[0] as { text?: string }).text ?? args[0]);
        if (!/^(begin|commit)/.test(text)) asked.push(text);
        return query(...args);
      }) as typeof client.query;
      const release = client.release.bind(client);
      client.release = (broken) => {
        Reflect.deleteProperty(client, "query");
        release(broken);
      };
      return client;
    }) as typeof ctx.db.$client.connect;
    try {
      for (const path of [
        "?category=3&brand=1&country=Skotsko&q=ardbeg",
        "/facets?category=3&brand=1&country=Skotsko&q=ardbeg",
      ]) {
        await app.as(null).get(`/api/auctions${path}`);
        asked.length = 0;
        await app.as(null).get(`/api/auctions${path}`);
        expect(asked.length).toBeGreaterThan(0);
        expect(asked.length).toBeLessThanOrEqual(6);
      }
    } finally {
      Reflect.deleteProperty(ctx.db.$client, "connect");
    }
  });
});

test.each(Object.entries(bandBounds) as [BandKind, readonly number[]][])(
  "the database cuts %s into the bands of the contract",
  async (kind, bounds) => {
    const column = { volume: "volumeMl", strength: "strengthPercent", age: "ageYears" }[kind];
    const { id } = await makeListing(app.ctx, { sellerId, categoryId: 490, status: "unsold" });
    for (const [index, bound] of [1, ...bounds].entries()) {
      const columns = { volumeMl: null, strengthPercent: null, ageYears: null, [column]: bound };
      await app.db.execute(sql`update listings set volume_ml = ${columns.volumeMl},
        strength_percent = ${columns.strengthPercent}, age_years = ${columns.ageYears} where id = ${id}`);
      const { rows } = await app.db.execute(sql`select facets from search_entries where listing_id = ${id}`);
      expect(rows[0]?.facets).toContain(`${kind}:${index === 0 ? 0 : bound}`);
    }
  },
);
