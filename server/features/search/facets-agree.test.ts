import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { bandBounds, conditionValues, type FacetCounts, facetKinds } from "#contract/search/facets.ts";
import { hourMs } from "#contract/values/durations.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";

/** Facets agree with lists: each choice narrows to its value, and its count is the number of its results. */

const brands = ["Ardbeg", "Zacapa", "Žufánek"];
const countries = ["Skotsko", "Kuba", "Česko"];
const conditions = [null, ...conditionValues] as const;

/** The part of a page of a list that this test reads. */
interface Listed {
  items: { id: number }[];
  total: number;
}
type Row = Awaited<ReturnType<typeof makeListing>>;
let app: TestApp;
let rows: Row[];

beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  const { id: sellerId } = await makeUser(app.ctx);
  const brandIds = await Promise.all(brands.map(async (name) => (await findOrAddBrand(app.ctx, name))?.id ?? null));
  const now = app.clock.now().getTime();
  rows = [];
  for (let n = 0; n < 45; n += 1) {
    /** One of them, or none; steps without a common divisor mix everything with everything. */
    const pick = <T>(from: readonly T[], step: number): T | null => from[(n * step) % (from.length + 1)] ?? null;
    const saleMode = pick(["fixed_price", "by_agreement"] as const, 2) ?? "auction";
    const endsAt = saleMode === "auction" ? new Date(now + (n * 7 + 1) * hourMs) : null;
    const isOver = n % 9 === 8;
    const row = await makeListing(app.ctx, {
      ...{ sellerId, categoryId: 18 + (n % 4), saleMode, endsAt, plannedEndsAt: endsAt },
      type: saleMode === "by_agreement" && n % 2 ? "demand" : "supply",
      ...{
        brandId: pick(brandIds, 1),
        country: pick(countries, 3),
        vintage: pick([1969, 1970, 1979, 1985], 2),
      },
      volumeMl: pick([50, 200, 699, 700, 750, 1_500, 3_000], 3),
      strengthPercent: pick([37.5, 40, 42.9, 43, 58, 71], 5),
      ageYears: pick([3, 10, 12, 20, 24, 30, 40], 5),
      ...{ closureState: pick(["perfect", "good"], 1), labelState: pick(conditionValues, 2) },
      boxState: pick(["perfect", "worn", "missing"] as const, 1),
      ...(isOver && { status: "unsold", closedAt: new Date(now - hourMs) }),
      ...(saleMode === "auction" ? { startPriceMinor: (n + 1) * 100_00 } : { askedPriceMinor: (n + 1) * 100_00 }),
    });
    rows.push(row);
  }
});

async function list(query: string): Promise<Listed> {
  const answer = await app.as(null).get(`/api/auctions?size=48&${query}`);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<Listed>();
}

/** Every choice that the facets of `query` offer, with its promised count. */
async function offered(query: string): Promise<{ name: string; value: string; count: number }[]> {
  const answer = await app.as(null).get(`/api/auctions/facets?${query}`);
  const { facets, ends, states } = answer.json<{ data: FacetCounts }>().data;
  return [
    ...facetKinds.flatMap((name) => facets[name].map(({ value, count }) => ({ name, value, count }))),
    ...ends.map(({ value, count }) => ({ name: "ends", value, count })),
    ...states.map(({ value, count }) => ({ name: "state", value, count })),
  ];
}

/** `query` with one choice in place of the chosen one of the same facet. */
function chosen(query: string, name: string, value: string): string {
  const search = new URLSearchParams(query);
  search.set(name, value);
  return search.toString();
}

const band = (kind: keyof typeof bandBounds, value: number | null) =>
  value === null ? null : String(bandBounds[kind].findLast((bound) => bound <= value) ?? 0);
const dayIn = (at: Date) => at.toTemporalInstant().toZonedDateTimeISO("Europe/Prague").toPlainDate();

/** The value of each facet that a listing has, told without the search. */
const reported: Readonly<Record<string, (row: Row) => string | null>> = {
  type: ({ type }) => type,
  saleMode: ({ type, saleMode }) => (type === "supply" ? saleMode : null),
  brand: ({ brandId }) => (brandId === null ? null : String(brandId)),
  country: ({ country }) => country,
  vintage: ({ vintage }) => (vintage === null ? null : `${String(vintage).slice(0, 3)}0`),
  volume: ({ volumeMl }) => band("volume", volumeMl),
  strength: ({ strengthPercent }) => band("strength", strengthPercent),
  age: ({ ageYears }) => band("age", ageYears),
  condition: ({ closureState, labelState, boxState }) =>
    conditions.findLast((each) => each && [closureState, labelState, boxState].includes(each)) ?? null,
};

/** Ids in a list, and of the running listings that fit, each in the same order. */
async function compare(query: string, fits: (row: Row) => boolean) {
  const { items, total } = await list(query);
  const found = items.map(({ id }) => id).toSorted((a, b) => a - b);
  expect([query, found.length]).toEqual([query, total]);
  expect([query, found]).toEqual([
    query,
    running()
      .filter(fits)
      .map(({ id }) => id),
  ]);
  return total;
}

const running = () => rows.filter(({ status }) => status === "live");

test.each(Object.keys(reported))("each choice of %s leaves exactly the listings that have it", async (kind) => {
  const has = (row: Row) => reported[kind]?.(row) ?? null;
  const choices = (await offered("")).filter(({ name }) => name === kind);
  const values = new Set(
    running()
      .map(has)
      .filter((value) => value !== null),
  );
  expect(choices.map(({ value }) => value).toSorted()).toEqual([...values].toSorted());
  for (const { value, count } of choices)
    expect(await compare(chosen("", kind, value), (row) => has(row) === value)).toBe(count);
});

test("each band of prices holds what costs so much, whatever price is chosen and beside all other choices", async () => {
  for (const query of ["", "country=Kuba", "country=Kuba&priceFrom=600&priceTo=700"]) {
    const answer = await app.as(null).get(`/api/auctions/facets?${query}`);
    const { prices } = answer.json<{ data: FacetCounts }>().data;
    const others = query.replace(/&price.*/, "");
    for (const [index, { from, count }] of prices.entries()) {
      const below = prices[index + 1]?.from ?? from * 1.26;
      const range = `priceFrom=${Math.ceil(from)}&priceTo=${Math.ceil(below) - 1}`;
      const { total } = await list(`${others}&${range}`);
      expect([query, range, total]).toEqual([query, range, count]);
    }
    const priced = running().filter((row) => !others || row.country === "Kuba");
    expect(prices.reduce((sum, { count }) => sum + count, 0)).toBe(priced.length);
    expect([prices[0]?.count, prices.at(-1)?.count]).not.toContain(0);
  }
});

test("each choice of the end leaves what ends by then", async () => {
  const now = app.clock.now();
  const today = dayIn(now);
  const daysAway = ({ endsAt }: Row) => (endsAt ? today.until(dayIn(endsAt)).days : Number.POSITIVE_INFINITY);
  const fits: Readonly<Record<string, (row: Row) => boolean>> = {
    today: (row) => daysAway(row) === 0,
    "24h": ({ endsAt }) => endsAt !== null && endsAt.getTime() - now.getTime() < 24 * hourMs,
    "3d": (row) => daysAway(row) <= 3,
    "7d": (row) => daysAway(row) <= 7,
  };
  const choices = (await offered("")).filter(({ name }) => name === "ends");
  expect(choices.map(({ value }) => value)).toEqual(Object.keys(fits));
  for (const { value, count } of choices)
    expect(await compare(`ends=${value}`, (row) => fits[value]?.(row) ?? false)).toBe(count);
});

test("a price leaves what costs so much, both bounds included, whole numbers however they are typed", async () => {
  const costs = (from: number, to: number) => (row: Row) => {
    const czk = (row.startPriceMinor ?? row.askedPriceMinor ?? 0) / 100;
    return czk >= from && czk <= to;
  };
  expect(await compare("priceFrom=1%20000&priceTo=2.000%20K%C4%8D", costs(1_000, 2_000))).toBeGreaterThan(5);
  await compare("priceFrom=4100", costs(4_100, Number.POSITIVE_INFINITY));
  await compare("priceTo=300", costs(0, 300));
});

/** One or two of them, mostly none: every facet at once would leave nothing. */
const maybe = (values: readonly (string | number)[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<string[]>([]) },
    {
      weight: 1,
      arbitrary: fc.uniqueArray(fc.constantFrom(...values.map(String)), { minLength: 1, maxLength: 2 }),
    },
  );

test("beside whatever else is chosen, the count of a choice is the number of its results", async () => {
  const choices = await offered("state=any");
  const some = (kind: string) => maybe(choices.flatMap(({ name, value }) => (name === kind ? [value] : [])));
  const queries = fc
    .record({
      ...Object.fromEntries(facetKinds.map((kind) => [kind, some(kind)])),
      ...{ category: maybe([2, 18, 19]), priceFrom: maybe([500, 900]), priceTo: maybe([3_000]) },
      ...{
        ends: maybe(["today", "3d", "7d"]),
        state: maybe(["running", "ended", "any"]),
        q: maybe(["láhev"]),
      },
    })
    .map((chosen) =>
      new URLSearchParams(
        Object.entries(chosen).flatMap(([name, values]) => values.map((value) => [name, value])),
      ).toString(),
    );
  await fc.assert(
    fc.asyncProperty(queries, fc.nat(), async (query, pick) => {
      // Of each kind another choice each time.
      for (const kind of Map.groupBy(await offered(query), ({ name }) => name).values()) {
        const { name, value, count } = kind[pick % kind.length] as (typeof kind)[number];
        const { total } = await list(`${chosen(query, name, value)}&size=1`);
        expect([query, name, value, total]).toEqual([query, name, value, count]);
      }
    }),
    { numRuns: 20 },
  );
});
