import { beforeAll, describe, expect, test } from "vitest";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { sql } from "#server/db/query.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { placedCategories } from "./category-tree.ts";
import { findOrAddBrand } from "./find-or-add-brand.ts";
import { policyOf, readRequirements } from "./policy-of.ts";
import { seedCategories } from "./seed-categories.ts";

let app: TestApp;
let seller: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  seller = await makeUser(app.ctx);
});

describe("seeding", () => {
  test("twice adds nothing twice, keeps what the operator changed, and brings back what is missing", async () => {
    await app.db.execute(sql`update categories set name_cs = 'Rumy světa', position = 9 where id = 2`);
    await app.db.execute(sql`delete from categories where id = 352`);
    await seedCategories(app.ctx);
    const { rows } = await app.db.execute(sql`select count(*) as n from categories`);
    expect(rows).toEqual([{ n: placedCategories().length }]);
    const renamed = await app.db.execute(sql`select name_cs from categories where id = 2`);
    expect(renamed.rows).toEqual([{ name_cs: "Rumy světa" }]);
  });

  test("leaves the shared sequence above 1 000 and never moves it back", async () => {
    const listing = await makeListing(app.ctx, { sellerId: seller.id, categoryId: 32 });
    expect(listing.id).toBeGreaterThan(1_000);
    await seedCategories(app.ctx);
    const next = await makeListing(app.ctx, { sellerId: seller.id, categoryId: 32 });
    expect(next.id).toBe(listing.id + 1);
  });

  test("two at once agree", async () => {
    const fresh = await createTestApp();
    await Promise.all([seedCategories(fresh.ctx), seedCategories(fresh.ctx)]);
    const { rows } = await fresh.db.execute(sql`select count(*) as n, max(cardinality(path)) as depth from categories`);
    expect(rows).toEqual([{ n: placedCategories().length, depth: 5 }]);
  });
});

describe("GET /api/catalog/category/{locale}", () => {
  test("T1: shows five levels in the language asked for, rum and whisky first whatever their position", async () => {
    const tree = (await app.as(null).get("/api/catalog/category/en")).json<Category[]>();
    const spirits = tree[0];
    expect(spirits).toMatchObject({ id: 1, slug: "spirits", name: "Spirits" });
    expect(spirits?.subcategories.slice(0, 2).map(({ id }) => id)).toEqual([2, 3]);
    const islay = find(tree, [1, 3, 30, 31, 32]);
    expect(islay).toMatchObject({ name: "Islay", subcategories: [] });
    const czech = (await app.as(null).get("/api/catalog/category/cs")).json<Category[]>();
    expect(czech.map(({ slug }) => slug)).toEqual(["lihoviny", "vino", "tabak", "prislusenstvi"]);
  });

  test("counts live listings here and below, and no others", async () => {
    await makeListing(app.ctx, { sellerId: seller.id, categoryId: 480 });
    await makeListing(app.ctx, { sellerId: seller.id, categoryId: 421 });
    await makeListing(app.ctx, { sellerId: seller.id, categoryId: 420, status: "draft" });
    forget(app.ctx);
    const tree = (await app.as(null).get("/api/catalog/category/cs")).json<Category[]>();
    expect(find(tree, [400])?.count).toBe(2);
    expect(find(tree, [400, 420])?.count).toBe(1);
    expect(find(tree, [400, 420, 421])?.count).toBe(1);
    expect(find(tree, [400, 490])?.count).toBe(0);
  });

  test("is 404 in a language that is not spoken here", async () => {
    expect((await app.as(null).get("/api/catalog/category/de")).statusCode).toBe(404);
  });
});

describe("GET /api/catalog/category/{locale}/{id}", () => {
  test("shows the way down, the slugs of both languages and the line about it", async () => {
    const { data } = (await app.as(null).get("/api/catalog/category/en/42")).json();
    expect(data).toMatchObject({
      id: 42,
      name: "Irish whiskey",
      slugs: { cs: "irska-whiskey", en: "irish-whiskey" },
    });
    expect(data.path.map(({ id }: { id: number }) => id)).toEqual([1, 3, 42]);
    expect(data.description).toContain("pot still");
  });

  test("falls back to Czech where the English text is empty", async () => {
    const { id } = await makeCategory(app.ctx, {
      nameCs: "Jen česky",
      nameEn: "",
      slugEn: "",
      slugCs: "jen-cesky",
    });
    const { data } = (await app.as(null).get(`/api/catalog/category/en/${id}`)).json();
    expect(data).toMatchObject({ name: "Jen česky", slug: "jen-cesky" });
  });

  test.each(["0", "-1", "1.5", "abc", "999999", "9007199254740993", "1%00"])("is 404 for %s", async (id) => {
    expect((await app.as(null).get(`/api/catalog/category/cs/${id}`)).statusCode).toBe(404);
  });
});

describe("GET /api/items/{id}", () => {
  test("tells a category from a listing by its id alone", async () => {
    const listing = await makeListing(app.ctx, { sellerId: seller.id, categoryId: 42, slug: "redbreast-12" });
    const category = (await app.as(null).get("/api/items/42")).json();
    expect(category.data).toMatchObject({
      kind: "category",
      slugs: { en: "irish-whiskey" },
      categorySlugs: null,
    });
    expect((await app.as(null).get(`/api/items/${listing.id}`)).json().data).toEqual({
      id: listing.id,
      kind: "listing",
      slugs: { cs: "redbreast-12", en: "redbreast-12" },
      categorySlugs: { cs: "irska-whiskey", en: "irish-whiskey" },
    });
  });

  test("keeps a draft to its seller", async () => {
    const draft = await makeListing(app.ctx, { sellerId: seller.id, status: "draft", publishedAt: null });
    expect((await app.as(null).get(`/api/items/${draft.id}`)).statusCode).toBe(404);
    expect((await app.as(await makeUser(app.ctx)).get(`/api/items/${draft.id}`)).statusCode).toBe(404);
    expect((await app.as(seller).get(`/api/items/${draft.id}`)).statusCode).toBe(200);
  });

  test("PA11: has words in its address before it has a name", async () => {
    const seller = await makeUser(app.ctx);
    const nameless = { sellerId: seller.id, status: "draft", name: "", slug: "" } as const;
    const draft = await makeListing(app.ctx, nameless);
    const { data } = (await app.as(seller).get(`/api/items/${draft.id}`)).json();
    expect(data.slugs).toEqual({ cs: "polozka", en: "polozka" });
  });

  test.each(["0", "x", "123456789", "1e3"])("is 404 for %s", async (id) => {
    expect((await app.as(null).get(`/api/items/${id}`)).statusCode).toBe(404);
  });
});

describe("brands", () => {
  test("T7: are one whatever the case, accents and spaces, under the name given first", async () => {
    const first = await findOrAddBrand(app.ctx, " Rudolf  Jelínek ");
    expect(first).toMatchObject({ name: "Rudolf Jelínek" });
    expect(await findOrAddBrand(app.ctx, "RUDOLF JELINEK")).toEqual(first);
    expect(await findOrAddBrand(app.ctx, "  ")).toBeNull();
    const both = await Promise.all([findOrAddBrand(app.ctx, "Zacapa"), findOrAddBrand(app.ctx, "zacapa")]);
    expect(both[0]?.id).toBe(both[1]?.id);
  });

  test("are suggested without accents, beginnings first, and only once something of theirs is published", async () => {
    for (const name of ["Nová Žitná", "Žitná pálenka"]) {
      const brand = await findOrAddBrand(app.ctx, name);
      await makeListing(app.ctx, { sellerId: seller.id, categoryId: 42, brandId: brand?.id });
    }
    await findOrAddBrand(app.ctx, "Žitná z konceptu");
    const found = (await app.as(null).get("/api/catalog/brands?q=zitna")).json<{ name: string }[]>();
    expect(found.map(({ name }) => name)).toEqual(["Žitná pálenka", "Nová Žitná"]);
    expect((await app.as(null).get("/api/catalog/brands?q=%25")).json()).toEqual([]);
    expect((await app.as(null).get(`/api/catalog/brands?q=${"x".repeat(101)}`)).statusCode).toBe(422);
  });
});

describe("policy", () => {
  test("T2: is inherited down to the fifth level, a lower category's word counting more", async () => {
    expect(await policyOf(app.ctx, 32)).toMatchObject({ ageVerified: true, topping: true });
    expect(await policyOf(app.ctx, 351)).toMatchObject({ saleModes: ["fixed_price"], ageVerified: true });
    expect(await policyOf(app.ctx, null)).toMatchObject({ ageVerified: false });
  });

  test("B9, T3, T4: asks bidders for a verified age only once the setting says that it can be proven", async () => {
    expect(await readRequirements(app.ctx, 32)).toEqual({ ageVerified: false, accountVerified: false });
    const strict = await createTestApp();
    await seedCategories(strict.ctx);
    await strict.db.execute(sql`insert into settings (name, value) values ('ageVerification', '{"required": true}')`);
    expect(await readRequirements(strict.ctx, 32)).toEqual({ ageVerified: true, accountVerified: false });
    expect(await readRequirements(strict.ctx, 490)).toEqual({ ageVerified: false, accountVerified: false });
  });
});

function find(tree: Category[], ids: number[]): Category | undefined {
  return ids.reduce<Category | undefined>((at, id) => at?.subcategories.find((category) => category.id === id), {
    id: 0,
    slug: "",
    name: "",
    count: 0,
    subcategories: tree,
  });
}
