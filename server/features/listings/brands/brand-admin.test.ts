import { beforeAll, expect, test } from "vitest";
import { type Ctx, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { applyPendingEdit } from "#server/features/listings/pending/apply-pending-edit.ts";
import { holdEdit } from "#server/features/listings/pending/hold-edit.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** The operator keeps brands without SQL (rules T11 and T12). */

let app: TestApp;
let operator: TestUser;
let seller: TestUser;
let categoryId: number;
beforeAll(async () => {
  app = await createTestApp();
  operator = await makeUser(app.ctx, { scopes: ["content"] });
  seller = await makeUser(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
});

type Stored = { id: number; name: string; items: number; version: number };
const path = "/api/admin/brands";
const list = async (query = "") => (await app.as(operator).get(`${path}?${query}`)).json();
const make = async (name: string, items = 0, overrides: object = {}): Promise<number> => {
  const brand = await findOrAddBrand(app.ctx, name);
  if (!brand) throw new Error("a brand has a name");
  for (let item = 0; item < items; item += 1)
    await makeListing(app.ctx, { sellerId: seller.id, categoryId, brandId: brand.id, ...overrides });
  return brand.id;
};
const found = async (q: string): Promise<number[]> =>
  (await app.as(null).get(`/api/auctions?q=${encodeURIComponent(q)}`)).json().items.map(({ id }: Stored) => id);

test("brands are found without accents, in pages, by name or by how much is of them", async () => {
  await make("Řadová značka", 1);
  await make("Řadový lihovar", 3);
  await make("Řadovka");
  const names = async (query: string) => (await list(query)).items.map(({ name }: Stored) => name);
  expect(await names("q=radov")).toEqual(["Řadová značka", "Řadovka", "Řadový lihovar"]);
  expect(await names("q=radov&sort=most")).toEqual(["Řadový lihovar", "Řadová značka", "Řadovka"]);
  expect(await names("q=radov&sort=fewest")).toEqual(["Řadovka", "Řadová značka", "Řadový lihovar"]);
  expect(await list("q=radov&page=7")).toMatchObject({ items: [], total: 3, page: 7, pages: 1 });
  expect((await list("q=%25")).total).toBe(0);
});

test("a renamed brand is found by its new name and no more by the old one", async () => {
  const id = await make("Staropražská palírna", 1, { name: "Hruškovice 2001" });
  const [before] = await found("staropražská");
  expect(before).toBeDefined();
  const rename = (name: string, version: number) => app.as(operator).put(`${path}/${id}`, { name, version });
  expect((await rename("Vršovická  lisovna", 0)).json().data).toMatchObject({
    name: "Vršovická lisovna",
    version: 1,
  });
  expect(await found("vršovická")).toEqual([before]);
  expect(await found("staropražská")).toEqual([]);
  await entriesAreRight();
  expect((await rename("Jiná", 0)).json().code).toBe("CHANGED_ELSEWHERE");
  await make("Obsazená");
  expect((await rename("OBSAZENA", 1)).json().errors).toEqual({ name: [expect.stringMatching(/sloučit/)] });
});

test("T12: a merger moves everything in one step, and says how much", async () => {
  const [from, into] = [await make("Zacappa", 2), await make("Zacapa", 1)];
  await makeListing(app.ctx, {
    ...{ sellerId: seller.id, categoryId, brandId: from, status: "draft", publishedAt: null },
  });
  const merge = (version: number, target: number) =>
    app.as(operator).post(`${path}/${from}/merger`, { intoId: target, version });
  expect((await merge(0, from)).statusCode).toBe(422);
  expect((await merge(0, 999_999)).json().errors).toHaveProperty("intoId");
  expect((await merge(5, into)).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await merge(0, into)).json().data).toMatchObject({ moved: 3, into: { id: into, items: 4 } });
  expect((await merge(0, into)).statusCode).toBe(404);
  expect((await app.as(null).get(`/api/auctions?brand=${into}`)).json().total).toBe(3);
  await entriesAreRight();
  const { rows } = await app.db.execute(sql`select before, after from audit_entries
    where subject = 'brand' and subject_id = ${String(from)}`);
  expect(rows).toEqual([{ before: { name: "Zacappa" }, after: { mergedInto: "Zacapa", intoId: into } }]);
});

test("who watches a merged brand watches the other one, once", async () => {
  const [from, into] = [await make("Ardbegg"), await make("Ardbeg")];
  const [one, both] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  const watch = (who: TestUser, id: number) => app.as(who).post("/api/me/searches", { brand: [String(id)] });
  await watch(one, from);
  for (const id of [from, into]) expect((await watch(both, id)).statusCode).toBe(201);
  expect((await app.as(operator).delete(`${path}/${from}?version=0`)).json().code).toBe("BRAND_HAS_SEARCHES");
  await app.as(operator).post(`${path}/${from}/merger`, { intoId: into, version: 0 });
  await app.drainEvents();
  const { rows } = await app.db.execute(
    sql`select user_id as who, filters->'brand' as brand, query::text as query from watched_searches order by id`,
  );
  const watching = { brand: [String(into)], query: expect.stringContaining(`brand:${into}`) };
  expect(rows).toEqual([
    { who: one.id, ...watching },
    { who: both.id, ...watching },
  ]);
});

test("the address, the search and the name of a merged brand lead to the other one, over further mergers", async () => {
  const [first, second, third] = [await make("Starrka"), await make("Starkaa"), await make("Starka", 1)];
  const merge = (from: number, intoId: number) =>
    app.as(operator).post(`${path}/${from}/merger`, { intoId, version: 0 });
  for (const [from, into] of [
    [first, second],
    [second, third],
  ] as const)
    expect((await merge(from, into)).statusCode).toBe(200);
  for (const old of [first, second]) {
    expect((await app.as(null).get(`/api/auctions?brand=${old}`)).json().total).toBe(1);
    const { data } = (await app.as(null).get(`/api/auctions/facets?brand=${old}`)).json();
    expect([data.merged, data.facets.brand[0]]).toEqual([
      { [old]: String(third) },
      { value: String(third), label: "Starka", count: 1, chosen: true },
    ]);
  }
  const watched = await app.as(seller).post("/api/me/searches", { brand: [String(first), String(third)] });
  expect(watched.json().data.brands).toEqual([{ id: third, name: "Starka" }]);
  expect(await findOrAddBrand(app.ctx, "STARRKA")).toEqual({ id: third, name: "Starka" });
});

test("a change that waited for a look names the other brand once it is approved", async () => {
  const [from, into] = [await make("Becherowka"), await make("Becherovka")];
  const { id } = await makeListing(app.ctx, {
    ...{ sellerId: seller.id, categoryId, description: "Z prvního majitele." },
  });
  await makePicture(app.ctx, id);
  await transaction(app.ctx, async (tx) => holdEdit(tx, await locked(tx, id), { fields: { brandName: "Becherowka" } }));
  await app.as(operator).post(`${path}/${from}/merger`, { intoId: into, version: 0 });
  await transaction(app.ctx, async (tx) => applyPendingEdit(tx, await locked(tx, id)));
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  expect([row?.brandId, (await list("q=becherowka")).total]).toEqual([into, 0]);
});

test("what is saved at the moment of a merger is of the other brand, and nothing of it fails", async () => {
  const own = await createTestApp({ database: await createTestDatabase({ size: 8 }) });
  const [operator, owner] = [await makeUser(own.ctx, { scopes: ["content"] }), await makeUser(own.ctx)];
  const { id: category } = await makeCategory(own.ctx);
  const [from, into] = [await findOrAddBrand(own.ctx, "Metaxxa"), await findOrAddBrand(own.ctx, "Metaxa")];
  const merge = () => own.as(operator).post(`${path}/${from?.id}/merger`, { intoId: into?.id, version: 0 });
  const isDelayed = async () => {
    const { rows } = await own.db.execute(sql`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`);
    return rows.length > 0;
  };
  let merging: ReturnType<typeof merge> | undefined;
  const { id } = await transaction(own.ctx, async (tx) => {
    const brand = await findOrAddBrand(tx, "Metaxxa");
    merging = merge();
    let isOver = false;
    void merging.then(() => (isOver = true));
    await expect.poll(async () => isOver || (await isDelayed())).toBe(true);
    return makeListing(tx, { sellerId: owner.id, categoryId: category, brandId: brand?.id ?? null });
  });
  expect((await merging)?.json().data).toMatchObject({ moved: 1, into });
  const [row] = await own.db.select().from(listings).where(eq(listings.id, id));
  expect(row?.brandId).toBe(into?.id);
});

test("T11: only what nothing is of goes", async () => {
  const [used, unused] = [await make("Používaná", 1), await make("Nepoužitá")];
  const refused = (await app.as(operator).delete(`${path}/${used}?version=0`)).json();
  expect(refused).toMatchObject({ code: "BRAND_HAS_LISTINGS", message: expect.stringContaining("(1)") });
  const remove = (version: number) => app.as(operator).delete(`${path}/${unused}?version=${version}`);
  expect((await remove(1)).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await remove(0)).statusCode).toBe(200);
  expect((await remove(0)).statusCode).toBe(404);
});

test("only who keeps the content does any of it", async () => {
  const shopOperator = await makeUser(app.ctx, { scopes: ["shop"] });
  expect((await app.as(shopOperator).get(path)).statusCode).toBe(403);
  expect((await app.as(shopOperator).post(`${path}/1/merger`, { intoId: 2, version: 0 })).statusCode).toBe(403);
});

async function locked(tx: Ctx, id: number): Promise<ListingRow> {
  const [row] = await tx.db.select().from(listings).where(eq(listings.id, id)).for("update");
  if (!row) throw new Error("the listing is there");
  return row;
}

/** No entry of the search differs from what its listing says now. */
async function entriesAreRight(): Promise<void> {
  const { rows } = await app.db.execute(sql`
    select l.id from listings l left join search_entries stored on stored.listing_id = l.id, search_entry_of(l) right_one
    where l.status in ('live', 'sold', 'unsold')
      and (stored.lexemes, stored.facets) is distinct from (right_one.lexemes, right_one.facets)`);
  expect(rows).toEqual([]);
}
