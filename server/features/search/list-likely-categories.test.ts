import { beforeAll, expect, test } from "vitest";
import { placedCategories } from "#server/features/catalogue/category-tree.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { knownNames } from "#server/features/catalogue/known-names.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  const sellerId = (await makeUser(app.ctx)).id;
  const brandId = (await findOrAddBrand(app.ctx, "Skerrowmore"))?.id;
  for (const categoryId of [37, 37, 39])
    await makeListing(app.ctx, { sellerId, categoryId, brandId, name: "Skerrowmore 18" });
  await makeListing(app.ctx, {
    sellerId,
    categoryId: 40,
    name: "Tajnost",
    status: "draft",
    publishedAt: null,
  });
});

async function likely(q: string, lang = "cs"): Promise<string[]> {
  const answer = await app.as(null).get(`/api/suggestions/categories?lang=${lang}&q=${encodeURIComponent(q)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name);
}

test.each([
  ["lagavulin", "Islay"],
  ["Lagavulin 16 let", "Islay"],
  ["lagavullin", "Islay"],
  ["lagav", "Islay"],
  ["becherovka", "Bylinné likéry"],
  ["Bechrovka", "Bylinné likéry"],
  ["absinth", "Absint"],
  ["absinthe", "Absint"],
  ["tuzemák", "Rumové likéry a kořeněné rumy"],
  ["jack daniels", "Tennessee"],
  ["Rémy Martin XO", "Koňak"],
  ["šampaňské", "Champagne"],
  ["placatka", "Reklamní předměty"],
  ["skerrowmore", "Ostrovy"],
  ["skerromore", "Ostrovy"],
  ["whysky", "Whisky"],
])("%s belongs to %s", async (q, name) => {
  expect((await likely(q))[0]).toBe(name);
});

test("most of what is called so comes first; drafts say nothing", async () => {
  expect((await likely("skerrowmore")).slice(0, 2)).toEqual(["Ostrovy", "Skotské blendy"]);
  expect(await likely("tajnost")).toEqual([]);
});

test("is told in the language of the page, a few at most, and nothing for what is no name", async () => {
  expect((await likely("becherovka", "en"))[0]).toBe("Herbal liqueurs");
  expect((await likely("glen")).length).toBeLessThanOrEqual(6);
  for (const q of ["", "la", "%%%", "' | '", "😀😀😀"]) expect(await likely(q)).toEqual([]);
  await likely("x".repeat(2_000));
});

test("F11: every known name has a category of the tree and no accents", () => {
  const ids = new Set(placedCategories().map(({ id }) => id));
  expect(knownNames.filter(({ categoryId }) => !ids.has(categoryId))).toEqual([]);
  expect(knownNames.filter(({ name }) => name !== name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase())).toEqual(
    [],
  );
  expect(new Set(knownNames.map(({ name }) => name)).size).toBe(knownNames.length);
});
