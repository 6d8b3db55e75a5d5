import { beforeAll, expect, test } from "vitest";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  const own = { sellerId: (await makeUser(app.ctx)).id, categoryId: 32 };
  await makeListing(app.ctx, { ...own, name: "Skerrowmore 18 let", volumeMl: 700 });
  await makeListing(app.ctx, { ...own, name: "Skerrowmore Viking Hoard", volumeMl: 700 });
  await makeListing(app.ctx, { ...own, categoryId: 11, name: "Hallowby 12 let", volumeMl: 500 });
});

async function near(query: string): Promise<{ q: string | null; names: string[] }> {
  const answer = await app.as(null).get(`/api/auctions/near?${query}`);
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json<{ data: { q: string | null; items: { name: string }[] } }>();
  return { q: data.q, names: data.items.map(({ name }) => name) };
}
const nearTo = (q: string, more = "") => near(`q=${encodeURIComponent(q)}${more}`);

test("F12: a measure is left out first, then a word, from the last on", async () => {
  expect(await nearTo("skerrowmore 18 let 0,5")).toEqual({
    q: "skerrowmore 18 let",
    names: ["Skerrowmore 18 let"],
  });
  expect(await nearTo("skerrowmore viking mizuna")).toEqual({
    q: "skerrowmore viking",
    names: ["Skerrowmore Viking Hoard"],
  });
});

test("else a word alone is looked for, the longest first", async () => {
  expect(await nearTo("hallowby mizuna qqxyzzy wwvut")).toEqual({
    q: "hallowby",
    names: ["Hallowby 12 let"],
  });
});

test("the other conditions stay, and what was excluded is no way back", async () => {
  expect((await nearTo("hallowby mizuna", "&category=32")).names).toEqual([]);
  expect((await nearTo("mizuna -hallowby")).names).toEqual([]);
});

test.each(["", "mizuna", "%%%", "' | 'state:running", "x ".repeat(900)])("%j has nothing near", async (q) => {
  expect(await nearTo(q)).toEqual({ q: null, names: [] });
});
