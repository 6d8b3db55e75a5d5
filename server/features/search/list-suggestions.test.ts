import { beforeAll, describe, expect, test } from "vitest";
import { type SuggestionSet, suggestions } from "#contract/search/suggestions.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeUser } from "#test/make/user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  const sellerId = (await makeUser(app.ctx)).id;
  const brandId = async (name: string) => (await findOrAddBrand(app.ctx, name))?.id;
  const own = { sellerId, categoryId: 32 };
  await makeListing(app.ctx, { ...own, name: "Sherry Oak 18", brandId: await brandId("Macallan") });
  await makeListing(app.ctx, { ...own, name: "Reserva", brandId: await brandId("Diplomático") });
  await makeListing(app.ctx, { ...own, name: "Punsch", brandId: await brandId("Havnegaard") });
  const peaty = { ...own, brandId: await brandId("Ardvannoch"), startPriceMinor: 1_250_00 };
  const { id } = await makeListing(app.ctx, { ...peaty, name: "Storm Cask", ageYears: 12 });
  await makePicture(app.ctx, id);
  const rum = { ...own, categoryId: 11, volumeMl: 700 };
  await makeListing(app.ctx, { ...rum, name: "Wexcombe Overproof", brandId: await brandId("Wexcombe") });
  await makeListing(app.ctx, { ...rum, name: "Wexcombe Magnum", volumeMl: 1_500 });
  await makeListing(app.ctx, {
    ...{
      ...own,
      name: "Tajný Macduff",
      status: "draft",
      publishedAt: null,
      brandId: await brandId("Macduff"),
    },
  });
});

async function suggested(q: string, lang = "cs"): Promise<SuggestionSet> {
  const answer = await app.as(null).get(`/api/suggestions?lang=${lang}&q=${encodeURIComponent(q)}`);
  expect(answer.statusCode).toBe(200);
  return suggestions.list.response.parse(answer.json()).data;
}

const nothing: SuggestionSet = { leading: "brands", categories: [], brands: [], items: [] };
const names = (things: readonly { name: string }[]) => things.map(({ name }) => name);

describe("GET /api/suggestions", () => {
  test("knows brands and listings by the beginning of a word, without accents", async () => {
    const found = await suggested("maca");
    expect(names(found.brands)).toEqual(["Macallan"]);
    expect(names(found.items)).toEqual(["Sherry Oak 18"]);
    expect(names((await suggested("diplomá")).brands)).toEqual(["Diplomático"]);
    expect(names((await suggested("diploma")).items)).toEqual(["Reserva"]);
  });

  test("forgives a slip of the pen", async () => {
    const found = await suggested("diplomatiko");
    expect(names(found.brands)).toEqual(["Diplomático"]);
    expect(names(found.items)).toEqual(["Reserva"]);
    expect(names((await suggested("macalan")).brands)).toEqual(["Macallan"]);
  });

  test("names categories in the language of the page, found in either", async () => {
    expect((await suggested("dout")).categories[0]).toMatchObject({ slug: "doutniky" });
    expect((await suggested("dout", "en")).categories[0]).toMatchObject({ slug: "cigars" });
    expect((await suggested("cigar")).categories[0]).toMatchObject({ slug: "doutniky" });
    expect(names((await suggested("rumy")).categories)[0]).toMatch(/^Rum/);
  });

  test("F4: leads with the brand and its listings, with picture and price, and leaves out categories that only look alike", async () => {
    const found = await suggested("ard");
    expect(found.leading).toBe("brands");
    expect(names(found.brands)).toEqual(["Ardvannoch"]);
    expect(found.items).toMatchObject([
      { name: "Storm Cask", price: 1_250, type: "supply", picture: { ready: true, widths: [320, 640] } },
    ]);
    expect(found.categories).toEqual([]);
  });

  test("leads with a category that is begun, unless a brand is", async () => {
    expect((await suggested("ru")).leading).toBe("categories");
    expect((await suggested("rum")).leading).toBe("categories");
    expect((await suggested("maca")).leading).toBe("brands");
  });

  test("reads measures as the search does", async () => {
    const rum = await suggested("ru 0,7");
    expect(names(rum.categories)[0]).toBe("Rum");
    expect(names((await suggested("rum 0,7")).items)).toEqual(["Wexcombe Overproof"]);
    expect(names((await suggested("12leta")).items)).toEqual(["Storm Cask"]);
    expect(names((await suggested("wexcombe -magnum")).items)).toEqual(["Wexcombe Overproof"]);
    expect(names((await suggested("wexcombe -magnum")).brands)).toEqual(["Wexcombe"]);
  });

  test.each(["radvannoch", "radvann", "erdvannoch", "ardvanok"])(
    "knows the brand and its listings by %s",
    async (q) => {
      const found = await suggested(q);
      expect(names(found.brands)).toEqual(["Ardvannoch"]);
      expect(names(found.items)).toEqual(["Storm Cask"]);
    },
  );

  test("keeps drafts and their brands to themselves", async () => {
    expect(await suggested("macduff")).toEqual(nothing);
  });

  test("is a few of each, and nothing for less than two letters", async () => {
    const found = await suggested("wh");
    expect(found.categories.length).toBeGreaterThan(0);
    for (const q of ["wh", "ma", "re", "ru", "st"]) {
      const { categories, brands, items } = await suggested(q);
      expect(categories.length + brands.length + items.length).toBeLessThanOrEqual(12);
    }
    for (const q of ["", "m", "  "]) {
      expect(await suggested(q)).toEqual(nothing);
    }
  });

  test.each(["%%%", "__", "\\\\", "' | 'state:running", "<b>x</b>", "\u0001\u0002", "😀😀"])(
    "takes %j for plain words",
    async (q) => {
      await suggested(q);
    },
  );

  test("looks at the first letters of what is too long", async () => {
    for (const length of [61, 2_000, 3_000]) await suggested("x".repeat(length));
  });
});
