import { beforeAll, describe, expect, test } from "vitest";
import { type SuggestionSet, suggestions } from "#contract/finding/suggestions.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
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

  test("keeps drafts and their brands to themselves", async () => {
    expect(await suggested("macduff")).toEqual({ categories: [], brands: [], items: [] });
  });

  test("is a few of each, and nothing for less than two letters", async () => {
    const found = await suggested("wh");
    expect(found.categories.length).toBeGreaterThan(0);
    expect(found.categories.length).toBeLessThanOrEqual(3);
    for (const q of ["", "m", "  "]) {
      expect(await suggested(q)).toEqual({ categories: [], brands: [], items: [] });
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
