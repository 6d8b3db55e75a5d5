import { beforeAll, expect, test } from "vitest";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { listingBody } from "#test/make/listing-body.ts";
import { makePicture } from "#test/make/picture.ts";
import { publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

const base = "/api/me/advertisements";
const names = { name: "Slivovice ze sudu", nameEn: "Barrel-aged plum brandy" };
let app: TestApp;
let seller: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  await publishWithoutInspection(app.ctx);
  seller = await makeUser(app.ctx, { accountVerifiedAt: new Date() });
});

async function published(): Promise<number> {
  const created = await app.as(seller).post(base, listingBody({ ...names, brandName: null }));
  const { id } = created.json<{ data: OwnListing }>().data;
  await makePicture(app.ctx, id);
  expect((await app.as(seller).post(`${base}/${id}/publication`)).statusCode).toBe(200);
  return id;
}

async function called(path: string, lang: string): Promise<string[]> {
  const { data, items } = (await app.as(null).get(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`)).json();
  const shown: { name: string; nameLang: string }[] = items ?? data.items ?? [data];
  return shown.map(({ name, nameLang }) => `${nameLang}: ${name}`);
}

test("English pages show the English name, Czech ones the Czech name, under an address made of that", async () => {
  const id = await published();
  for (const path of [`/api/auctions/${id}`, "/api/auctions?q=slivovice", "/api/suggestions?q=slivo"]) {
    expect(await called(path, "en"), path).toEqual([`en: ${names.nameEn}`]);
    expect(await called(path, "cs"), path).toEqual([`cs: ${names.name}`]);
  }
  const { slug } = (await app.as(null).get(`/api/auctions/${id}?lang=en`)).json().data;
  expect(slug).toBe("slivovice-ze-sudu");
  await app.as(seller).patch(`${base}/${id}`, { nameEn: " " });
  expect(await called(`/api/auctions/${id}`, "en")).toEqual([`cs: ${names.name}`]);
});

test("a search finds by either name, and by a new English one from then on", async () => {
  const id = await published();
  const found = async (q: string) =>
    (await app.as(null).get(`/api/auctions?q=${encodeURIComponent(q)}`))
      .json<{ items: { id: number }[] }>()
      .items.some((each) => each.id === id);
  expect([await found("plum brandy"), await found("slivovice"), await found("kirsch")]).toEqual([true, true, false]);
  await app.as(seller).patch(`${base}/${id}`, { nameEn: "Kirsch 12 years" });
  expect([await found("plum brandy"), await found("kirsch"), await found("12 let")]).toEqual([false, true, true]);
});

test("a copy and its seller see both names; too short a one is refused at publication", async () => {
  const id = await published();
  const copy = (await app.as(seller).post(`${base}/${id}/copy`)).json<{ data: OwnListing }>().data;
  expect(copy).toMatchObject(names);
  expect((await app.as(seller).get(`${base}/${id}`)).json().data).toMatchObject(names);
  const refused = await app.as(seller).patch(`${base}/${id}`, { nameEn: "Ru" });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ["nameEn"]]);
});
