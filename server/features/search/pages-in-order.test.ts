import { beforeAll, expect, test } from "vitest";
import { listingQuery, pageSize } from "#contract/search/listing-query.ts";
import { sql } from "#server/db/query.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser } from "#test/make/user.ts";
import { listFacets } from "./list-facets.ts";
import { listListings } from "./list-listings.ts";

/** More than are ever read one by one, so that lists are also found along the indexes of their orders. */
const many = 12_000;
const atOnce = 1_000;
const firstBrand = 900_000;
/** Together they have more than is counted. */
const brands = Array.from({ length: 9 }, (_, index) => String(firstBrand + index));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  const seller = await makeUser(app.ctx);
  const now = app.clock.now().toISOString();
  await app.db.execute(
    sql`insert into brands (id, name, key) overriding system value
      select ${firstBrand}::int8 + n, 'Značka ' || n, 'znacka ' || n from generate_series(0, 19) n`,
  );
  // In parts, so that no statement takes as long as a busy machine lets one take.
  for (let first = 1; first <= many; first += atOnce)
    await app.db.execute(sql`
    insert into listings (seller_id, type, sale_mode, status, category_id, brand_id, name, slug, country, age_years,
      start_price_minor, asked_price_minor, bid_count, published_at, starts_at, ends_at, planned_ends_at, closed_at)
    select ${seller.id}, 'supply', mode, status, 18 + (n % 4), ${firstBrand}::int8 + (n * 7 % 20), 'Rum ' || n,
      'rum', (array['Kuba','Jamajka','Česko'])[1 + n % 3], 5 + n % 30,
      case when mode = 'auction' then 10000 + (n * 7919 % 900000) end,
      case when mode <> 'auction' then 10000 + (n * 7919 % 900000) end, 0, ${now}::timestamptz - (n % 500) * interval '17 minutes',
      ${now}::timestamptz - interval '6 days', ends, ends, case when status <> 'live' then ${now}::timestamptz - n * interval '1 hour' end
    from (select n, mode, status, case when mode = 'auction' then ${now}::timestamptz + (case when status = 'live' then 1 else -9 end)
        * interval '1 hour' + (n * 31 % 9000) * interval '1 minute' end as ends
      from (select n, (array['auction','auction','fixed_price'])[1 + n % 3] as mode,
        (array['live','live','live','unsold'])[1 + n % 4] as status from generate_series(${first}::int, ${first + atOnce - 1}::int) n) drawn) timed`);
  await app.db.execute(sql`analyze search_entries`);
  await app.db.execute(sql`analyze listings`);
}, 120_000);

const orders = {
  ending: "(l.ends_at is null), l.ends_at, l.id",
  newest: "l.published_at desc, l.id desc",
  price_asc: "l.shown_price_minor, l.id",
  price_desc: "l.shown_price_minor desc, l.id",
} as const;

const filters: readonly [string, object, string][] = [
  ["everything", {}, "true"],
  ["a country", { country: "Kuba" }, "l.country = 'Kuba'"],
  ["an age", { age: "30" }, "l.age_years >= 30"],
  ["a price", { priceFrom: 1_000, priceTo: 1_700 }, "l.shown_price_minor between 100000 and 170000"],
  ["prices of some bands", { priceFrom: 1_000, priceTo: 5_200 }, "l.shown_price_minor between 100000 and 520000"],
  ["brands", { brand: brands }, `l.brand_id in (${brands.join()})`],
  [
    "brands of countries",
    { brand: brands, country: ["Kuba", "Česko"] },
    `l.brand_id in (${brands.join()}) and l.country in ('Kuba', 'Česko')`,
  ],
  [
    "brands at a price",
    { brand: brands, priceFrom: 300, priceTo: 8_000 },
    `l.brand_id in (${brands.join()}) and l.shown_price_minor between 30000 and 800000`,
  ],
  [
    "a mode and a country",
    { saleMode: "auction", country: "Jamajka" },
    "l.sale_mode = 'auction' and l.country = 'Jamajka'",
  ],
];

test.each(
  filters.flatMap(([name, query, condition]) =>
    Object.entries(orders).map(([sort, order]) => ({ name, query, condition, sort, order })),
  ),
)("$name by $sort: pages hold what a plain query finds, in its order", async ({ query, condition, sort, order }) => {
  const { rows } = await app.db.execute<{ id: number }>(
    sql.raw(`select l.id from listings l where l.status = 'live' and (l.ends_at is null
      or l.ends_at > '${app.clock.now().toISOString()}') and ${condition} order by ${order}`),
  );
  for (const page of [1, 3]) {
    const found = await listListings(app.ctx, listingQuery.parse({ ...query, sort, page }));
    expect(found.items.map(({ id }) => id)).toEqual(
      rows.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id),
    );
    const counted = { total: Math.min(rows.length, 1_000), exact: rows.length <= 1_000 };
    expect(found).toMatchObject({ ...counted, pages: Math.min(100, Math.ceil(rows.length / pageSize)) });
  }
});

test("what few are is counted exactly, however many there are", async () => {
  const { total, exact } = await listListings(app.ctx, listingQuery.parse({ age: "30", country: "Kuba" }));
  const { rows } = await app.db.execute<{ count: number }>(sql`select count(*) as count from listings l
    where l.status = 'live' and l.age_years >= 30 and l.country = 'Kuba' and (l.ends_at is null or l.ends_at > ${app.clock.now()})`);
  expect({ total, exact }).toEqual({ total: rows[0]?.count, exact: true });
  const { facets } = await listFacets(app.ctx, listingQuery.parse({ age: "30", country: "Kuba" }));
  expect(facets.type).toEqual([{ value: "supply", label: null, count: total, chosen: false }]);
});

test("what many are is said to be more than a thousand, with facets among the first five thousand", async () => {
  const { total, exact, pages } = await listListings(app.ctx, listingQuery.parse({ state: "any" }));
  expect({ total, exact, pages }).toEqual({ total: 1_000, exact: false, pages: 100 });
  const { exact: isCounted, facets } = await listFacets(app.ctx, listingQuery.parse({ state: "any" }));
  expect(isCounted).toBe(false);
  const counted = facets.country.reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBeGreaterThanOrEqual(5_000);
  expect(counted).toBeLessThan(many);
});
