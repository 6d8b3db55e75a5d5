import iconv from "iconv-lite";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { DraftRow } from "#contract/listings/many-listings.ts";
import type { ListingFields, OwnListing } from "#contract/listings/own-listings.ts";
import { eq } from "#server/db/query.ts";
import { rateLimits } from "#server/features/accounts/table.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { listingBody } from "#test/make/listing-body.ts";
import { makePicture } from "#test/make/picture.ts";
import { publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

const base = "/api/me/advertisements";
let app: TestApp;
let seller: TestUser;
let keys = 0;

beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  await publishWithoutInspection(app.ctx);
});
beforeEach(async () => {
  seller = await makeUser(app.ctx, { accountVerifiedAt: new Date() });
});

const base64 = (text: string, encoding = "utf8") => iconv.encode(text, encoding).toString("base64");
const readTable = (content: string) => app.as(seller).post(`${base}/table`, { content });
const create = (rows: Partial<ListingFields>[], key = `davka-${++keys}-${seller.id}`) =>
  app.as(seller).post(`${base}/drafts`, { rows }, { "idempotency-key": key });
const drafts = async (user = seller) => (await app.as(user).get(`${base}/drafts`)).json<{ data: DraftRow[] }>().data;
const countOwn = () => app.db.$count(listings, eq(listings.sellerId, seller.id));

test("a dry run tells each row and stores nothing", async () => {
  const answer = await readTable(
    base64("Název;Kategorie;Vyvolávací cena;Regál\nŽitná;Nikde;=A1\nArdbeg;Islay;1500;A4\nLagavulin;;0", "win1250"),
  );
  expect(answer.statusCode).toBe(200);
  const { data } = answer.json();
  expect(data).toMatchObject({ encoding: "windows-1250", ignored: ["Regál"] });
  expect(data.rows).toMatchObject([
    {
      line: 2,
      name: "Žitná",
      fields: null,
      faults: [{ column: "Kategorie" }, { column: "Vyvolávací cena" }],
    },
    { line: 3, fields: { name: "Ardbeg", startPrice: 1_500 }, faults: [] },
    {
      line: 4,
      fields: null,
      faults: [{ column: "Vyvolávací cena", message: "Částka musí být větší než nula." }],
    },
  ]);
  expect(await countOwn()).toBe(0);
  const whole = await readTable(base64(`Název\n${"x\n".repeat(10_000)}`));
  expect([whole.statusCode, whole.json().code, whole.json().details]).toEqual([
    422,
    "TABLE_TOO_LONG",
    { count: 10_000, maximum: 100 },
  ]);
});

test("a batch is stored whole or not at all, in the rows' order, with the terms of the last listing", async () => {
  const refused = await create([{ name: "První" }, { name: "Druhá", categoryId: 999_999 }]);
  expect(refused.statusCode).toBe(422);
  expect(await countOwn()).toBe(0);
  const stored = await create([{ name: "První", brandName: "Žufánek" }, { name: "Druhá" }, {}]);
  expect(stored.statusCode).toBe(201);
  expect((await drafts()).map(({ name, brandName, handover }) => [name, brandName, handover])).toEqual([
    ["První", "Žufánek", "post"],
    ["Druhá", null, "post"],
    ["", null, "post"],
  ]);
});

test("the newest table's rows stand first under their own numbers; empty rows count on, older drafts have none", async () => {
  await create([{ name: "Stará tabulka" }]);
  await app.as(seller).post(base, {});
  await create([{ name: "První" }, { name: "Druhá" }]);
  await create([{}]);
  const listed = async () => (await drafts()).map(({ name, number }) => [name, number]);
  expect((await drafts()).map(({ isOfNewestTable }) => isOfNewestTable)).toEqual([true, true, false, false, false]);
  expect(await listed()).toEqual([
    ["První", 1],
    ["Druhá", 2],
    ["", 3],
    ["Stará tabulka", null],
    ["", null],
  ]);
  const first = (await drafts())[0]?.id;
  expect((await app.as(seller).delete(`${base}/${first}`)).statusCode).toBeLessThan(300);
  expect((await listed())[0]).toEqual(["Druhá", 2]);
});

test("MB4: the same batch again, and twice at once, starts no second time", async () => {
  const rows = Array.from({ length: 3 }, (_, index) => ({ name: `Láhev ${index}` }));
  const answers = await Promise.all([create(rows, "tataz-davka"), create(rows, "tataz-davka")]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[0]?.json()).toEqual(answers[1]?.json());
  expect((await create(rows, "tataz-davka")).json()).toEqual(answers[0]?.json());
  expect(await countOwn()).toBe(3);
});

test("a batch is one attempt of the hour, and two hundred drafts are still the most", async () => {
  const rows = Array.from({ length: 100 }, () => ({ name: "Láhev" }));
  await create(rows);
  expect((await create(rows)).statusCode).toBe(201);
  const full = await create([{ name: "Další" }]);
  expect([full.statusCode, full.json().code]).toEqual([409, "DRAFTS_FULL"]);
  const copy = await app.as(seller).post(`${base}/${(await drafts())[0]?.id}/copy`);
  expect(copy.json().code).toBe("DRAFTS_FULL");
  await app.db.delete(rateLimits);
});

test("MB5: a row says all that is missing, as its publication would, and nothing once it can be published", async () => {
  await create([{ name: "X" }, listingBody()]);
  const [bare, full] = await drafts();
  expect(Object.keys(bare?.missing ?? {}).sort()).toEqual([
    "categoryId",
    "description",
    "name",
    "pictures",
    "startPrice",
  ]);
  const refused = await app.as(seller).post(`${base}/${bare?.id}/publication`, {});
  expect(refused.json().errors).toEqual(bare?.missing);
  expect(Object.keys(full?.missing ?? {})).toEqual(["pictures"]);
  await makePicture(app.ctx, full?.id ?? 0);
  expect((await drafts())[1]?.missing).toEqual({});
  expect((await app.as(seller).post(`${base}/${full?.id}/publication`, {})).statusCode).toBe(200);
  expect((await drafts()).map(({ id }) => id)).toEqual([bare?.id]);
});

test("another's drafts, and demands, are in nobody's table", async () => {
  await create([{ name: "Cizí" }, { type: "demand", name: "Poptávka" }]);
  expect(await drafts(await makeUser(app.ctx))).toEqual([]);
  expect((await drafts()).map(({ name }) => name)).toEqual(["Cizí"]);
});

test("MB7: a picture moves between one's drafts, again without harm, and never to another's", async () => {
  const ids = (await create([{ name: "A" }, { name: "B" }])).json().data.ids as number[];
  const [from = 0, to = 0] = ids;
  await makePicture(app.ctx, from);
  const picture = (await drafts())[0]?.pictures[0]?.id;
  const move = (user: TestUser, target: number, source: number) =>
    app.as(user).put(`${base}/${target}/images/${picture}`, { from: source });
  for (let time = 0; time < 2; time++) {
    const moved = await move(seller, to, from);
    expect([moved.statusCode, moved.json().data.map(({ id }: { id: string }) => id)]).toEqual([200, [picture]]);
  }
  expect((await drafts()).map(({ pictures }) => pictures.length)).toEqual([0, 1]);
  const other = await makeUser(app.ctx);
  const own = (await app.as(other).post(base, {})).json<{ data: OwnListing }>().data.id;
  expect((await move(other, own, to)).statusCode).toBe(404);
  expect((await move(seller, own, to)).statusCode).toBe(404);
  expect((await drafts()).map(({ pictures }) => pictures.length)).toEqual([0, 1]);
});
