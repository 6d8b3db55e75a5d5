import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { outbox } from "#server/events/table.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { brands } from "#server/features/catalogue/table.ts";
import { importListings } from "#server/features/listings/import-listings.ts";
import { listings } from "#server/features/listings/table.ts";
import { mails } from "#server/features/mails/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { storeBody } from "#test/make/store.ts";
import { makeUser } from "#test/make/user.ts";
import { type ImportOptions, importFile } from "./import-file.ts";
import { offerGoods } from "./offer-goods.ts";
import { sellerAccount } from "./seller-account.ts";

const header = "name,subtitle,category,subcategory,kind,abv_percent,volume_ml,price_sek";
let app: TestApp;
let folder: string;
let sellerId: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kabinet-import-"));
  app = await createTestApp();
  await seedCategories(app.ctx);
  sellerId = (await makeUser(app.ctx)).id;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const asListings: ImportOptions["offer"] = (items) => importListings(app.ctx, sellerId, items);

async function importLines(lines: readonly string[], rate = 2.2, offer = asListings) {
  const file = join(folder, "catalogue.csv");
  await writeFile(file, lines.join("\n"));
  const refused: string[] = [];
  const onRefused = (line: number, fault: string) => refused.push(`${line}: ${fault}`);
  return { ...(await importFile(app.ctx, { file, rate, offer, onRefused })), faults: refused };
}

async function stored(name: string) {
  return app.db.select().from(listings).where(eq(listings.name, name));
}

test("L15: a row becomes a live fixed-price listing in whole crowns; importing it again adds nothing", async () => {
  const lines = [header, 'Ardmore Hill,"12 Years, 2007",sprit,whisky,maltwhisky,43.2,700,1275.5'];
  expect(await importLines(lines)).toMatchObject({ imported: 1, unchanged: 0, refused: 0 });
  const [row] = await stored("Ardmore Hill 12 Years, 2007");
  expect(row).toMatchObject({
    sellerId,
    type: "supply",
    saleMode: "fixed_price",
    status: "live",
    categoryId: 3,
    brandId: null,
    volumeMl: 700,
    strengthPercent: 43.2,
    vintage: 2007,
    ageYears: 12,
    askedPriceMinor: 2_806_00,
    slug: "ardmore-hill-12-years-2007",
  });
  expect(await importLines(lines)).toMatchObject({ imported: 0, unchanged: 1, refused: 0 });
  expect(await stored("Ardmore Hill 12 Years, 2007")).toEqual([row]);

  const found = await app.as(null).get("/api/auctions?q=ardmore+hill");
  expect(found.json()).toMatchObject({ total: 1, items: [{ price: 2806, picture: null }] });
});

test("a changed price is taken over, the listing stays", async () => {
  const row = (price: number) => [header, `Changed,,vin,rött vin,,13,750,${price}`];
  await importLines(row(100));
  const [before] = await stored("Changed");
  expect(await importLines(row(150))).toMatchObject({ imported: 0, repriced: 1, unchanged: 0 });
  const [after] = await stored("Changed");
  expect([after?.id, after?.askedPriceMinor]).toEqual([before?.id, 330_00]);
});

test("rows that are alike are all kept, twice over", async () => {
  const twin = "Twin,Reserve,vin,vitt vin,,12,750,100";
  expect(await importLines([header, twin, twin, twin])).toMatchObject({ imported: 3, unchanged: 0 });
  expect(await importLines([header, twin, twin, twin])).toMatchObject({ imported: 0, unchanged: 3 });
});

test("wrong rows are counted and named by their line, the rest goes in", async () => {
  const answer = await importLines([
    header,
    "Good one,,sprit,rom,mörk rom,40,700,300",
    ",Nameless,sprit,rom,mörk rom,40,700,300",
    "No price,,sprit,rom,mörk rom,40,700,",
    "Word price,,sprit,rom,mörk rom,40,700,dear",
    "Below zero,,sprit,rom,mörk rom,40,700,-5",
    "Free,,sprit,rom,mörk rom,40,700,0",
    "Drop,,sprit,rom,mörk rom,40,0,300",
    "Lake,,sprit,rom,mörk rom,40,900000,300",
    "Half,,sprit,rom,mörk rom,40,0.5,300",
    "Too strong,,sprit,rom,mörk rom,140,700,300",
    "Elsewhere,,leksaker,,,40,700,300",
    "Short,,sprit,rom",
    'Open "quote,,sprit,rom,mörk rom,40,700,300',
    'Never closed,"and on,sprit,rom,mörk rom,40,700,300',
    "Good two,,sprit,rom,mörk rom,40,700,300",
    '"Good\nthree",,sprit,rom,mörk rom,40,700,300',
    `${"Long ".repeat(40)},,sprit,rom,mörk rom,40,700,300`,
    "NUL \0,,sprit,rom,mörk rom,40,700,300",
    "",
    '"Good ""four""",,sprit,rom,mörk rom,,,300',
  ]);
  expect(answer).toMatchObject({ imported: 4, refused: 15 });
  expect(answer.faults).toEqual([
    "3: name is missing",
    '4: price_sek "" is not a positive number',
    '5: price_sek "dear" is not a positive number',
    '6: price_sek "-5" is not a positive number',
    '7: price_sek "0" is not a positive number',
    '8: volume_ml "0" is not between 1 and 100000',
    '9: volume_ml "900000" is not between 1 and 100000',
    '10: volume_ml "0.5" is not between 1 and 100000',
    '11: abv_percent "140" is not between 0 and 100',
    '12: category "leksaker" is not known',
    "13: has 4 values for 8 columns",
    "14: has a quote out of place",
    "15: has a quote out of place",
    "19: name and subtitle are longer than 160 characters",
    "20: contains a NUL character",
  ]);
  for (const name of ["Good one", "Good two", "Good three", 'Good "four"']) expect(await stored(name)).toHaveLength(1);
});

test("a brand is a name under which the file has different spirits; wines and sorts get none", async () => {
  await importLines([
    header,
    "Vinkelhus,8 Years,sprit,whisky,maltwhisky,40,700,300",
    "Vinkelhus,12 Years,sprit,whisky,maltwhisky,40,700,500",
    "Grappa,di Prova,sprit,grappa & marc,grappa,40,500,300",
    "Grappa,di Riserva,sprit,grappa & marc,grappa,40,500,300",
    'Barolo,"Uno, 2015",vin,rött vin,,14,750,300',
    'Barolo,"Due, 2015",vin,rött vin,,14,750,300',
  ]);
  expect((await app.db.select().from(brands)).map(({ name }) => name)).toEqual(["Vinkelhus"]);
  const [row] = await stored("Vinkelhus 8 Years");
  expect(row?.brandId).not.toBeNull();
});

test("a batch that the database refuses leaves nothing of itself behind", async () => {
  const rows = Array.from({ length: 501 }, (_, index) => `Batch ${index},,vin,rött vin,,13,750,100`);
  const before = await app.db.$count(listings);
  await app.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`);
  await app.db.execute(sql`
    create trigger refuse before insert on listings for each row when (new.name = 'Batch 499') execute function refuse()`);
  await expect(importLines([header, ...rows])).rejects.toThrow();
  expect(await app.db.$count(listings)).toBe(before);
  await app.db.execute(sql`drop trigger refuse on listings`);
  expect(await importLines([header, ...rows])).toMatchObject({ imported: 501 });
});

test.each([
  ["no column names", [""], /does not begin with a line of column names/],
  [
    "no price",
    ["name,subtitle,category,subcategory,kind,abv_percent,volume_ml", "a,,vin,,,1,1"],
    /needs one column price_/,
  ],
  ["a column missing", ["name,price_sek", "a,1"], /lacks the columns subtitle, category/],
  ["no rows", [header], /has no row that can be read/],
])("a file with %s is refused as a whole", async (_, lines, message) => {
  await expect(importLines(lines)).rejects.toThrow(message);
});

test("nobody is told of an import", async () => {
  expect(await app.db.$count(outbox)).toBe(0);
  expect(await app.db.$count(mails)).toBe(0);
});

test("listings become those of the named account", async () => {
  const { id, email } = await makeUser(app.ctx);
  expect(await sellerAccount(app.ctx, email)).toBe(id);
  await expect(sellerAccount(app.ctx, "nobody@kabinet.test")).rejects.toThrow("There is no account");
});

test("the operator's own assortment becomes goods from stock with pieces; again it only takes new prices", async () => {
  const operator = await makeUser(app.ctx, { scopes: ["shop"] });
  const store = (await app.as(operator).post("/api/admin/stores", storeBody)).json().data;
  const lines = (price: number) => [header, `Zámecké zboží,,sprit,rom,mörk rom,40,700,${price}`];
  const unnamed = await offerGoods(app.ctx, { pieces: 6, email: null });
  await expect(importLines(lines(100), 2.2, unnamed)).rejects.toThrow("--email");
  const offer = await offerGoods(app.ctx, { pieces: 6, email: "obchod@kabinet.test" });
  expect(await importLines(lines(100), 2.2, offer)).toMatchObject({ imported: 1, unchanged: 0 });
  const [row] = await stored("Zámecké zboží");
  expect(row).toMatchObject({ saleMode: "stock", status: "live", askedPriceMinor: 220_00, categoryId: 2 });
  const at = `/api/admin/products/${row?.id}`;
  const product = (await app.as(operator).get(at)).json().data;
  expect(product).toMatchObject({
    ...{ price: 220, taxClass: "standard", isShown: true, sku: expect.stringMatching(/^KAT-[0-9A-F]{12}$/) },
    stock: [{ storeId: store.id, pieces: 6 }],
  });
  expect(await importLines(lines(100), 2.2, offer)).toMatchObject({ imported: 0, unchanged: 1 });
  await app.as(operator).put(`${at}/stock/${store.id}`, { pieces: 2, seen: 6 });
  expect(await importLines(lines(150), 2.2, offer)).toMatchObject({ imported: 0, repriced: 1 });
  const later = (await app.as(operator).get(at)).json().data;
  expect(later).toMatchObject({ price: 330, currentPrice: 330, stock: [{ pieces: 2 }] });
  expect((await app.as(null).get("/api/auctions?saleMode=stock")).json().total).toBe(1);
});
