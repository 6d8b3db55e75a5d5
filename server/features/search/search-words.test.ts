import { beforeAll, describe, expect, test } from "vitest";
import { millilitresOf, percentOf, yearsOf } from "#contract/values/read-measure.ts";
import { sql } from "#server/db/query.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";
import { readCondition } from "./read-condition.ts";

let app: TestApp;
let own: { sellerId: number; categoryId: number };
beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  own = { sellerId: (await makeUser(app.ctx)).id, categoryId: 490 };
});

describe("measures", () => {
  test.each([
    ["0,7 l", "ml:700"],
    ["0.7l", "ml:700"],
    ["0,7", "ml:700"],
    ["700ml", "ml:700"],
    ["700 ml", "ml:700"],
    ["70 cl", "ml:700"],
    ["7 dl", "ml:700"],
    ["1 litr", "ml:1000"],
    ["1,5 litru", "ml:1500"],
    ["0,05", "ml:50"],
    ["12 let", "years:12"],
    ["12letá", "years:12"],
    ["12-letý", "years:12"],
    ["12yo", "years:12"],
    ["12 y.o.", "years:12"],
    ["12YO", "years:12"],
    ["12y", "years:12"],
    ["43°", "abv:43"],
    ["43 ° obj.", "abv:43"],
    ["12 years old", "years:12"],
    ["70. let", "decade:1970"],
    ["90s", "decade:1990"],
    ["46 %", "abv:46"],
    ["46,0%", "abv:46"],
    ["57,1", "abv:57.1"],
    ["46,3 % vol.", "abv:46.3"],
    ["ročník 1982", "year:1982"],
    ["r. 1982", "year:1982"],
  ])("%s is %s", async (written, measure) => {
    const { rows } = await app.db.execute(sql`select f_measures(${`Lahev ${written}, karton`}) as measures`);
    expect(rows).toEqual([{ measures: [measure] }]);
  });

  test.each([
    "12 letech",
    "1.5.2020",
    "8. roční stáčení",
    "12 yards",
    "č. 58",
    "No. 1",
    "1976",
    "Solera 23",
    "x12 let",
  ])("%s is none", async (written) => {
    const { rows } = await app.db.execute(sql`select f_measures(${written}) as measures`);
    expect(rows).toEqual([{ measures: [] }]);
  });
});

test("a query is read as the fields of the form are: every spelling of a measure means the same", async () => {
  for (const [written, value, kind] of [
    ...["0,7 l", "0.7l", "70 cl", "700 ml", "7 dl"].map((text) => [text, millilitresOf(text, true), "ml"] as const),
    ...["12YO", "12 let", "12y", "12 years"].map((text) => [text, yearsOf(text), "years"] as const),
    ...["43°", "43 %", "43,5 % vol", "43 %obj.", "43 abv"].map((text) => [text, percentOf(text), "abv"] as const),
  ]) {
    const { rows } = await app.db.execute(
      sql`select measure from f_query(${`rum ${written}`}) where measure is not null`,
    );
    expect([written, rows]).toEqual([written, [{ measure: `${kind}:${value}` }]]);
  }
});

test.each([
  ["viski", "whisky"],
  ["whiskey", "whisky"],
  ["burbon", "bourbon"],
  ["džin", "gin"],
  ["tekila", "tequila"],
  ["konak", "cognac"],
  ["kalvádos", "calvados"],
  ["šery", "sherry"],
  ["makalan", "macallan"],
  ["glenfidik", "glenfiddich"],
  ["lafroaig", "laphroaig"],
  ["absinth", "absint"],
])("F10: %s sounds like %s", async (heard, word) => {
  const { rows } = await app.db.execute(sql`select f_heard(${heard}) = f_heard(${word}) as same`);
  expect(rows).toEqual([{ same: true }]);
});

test.each([
  ["jamajka", "jamajského", "Jamaica"],
  ["Kuba", "kubánský", "Cuban"],
  ["Skotsko", "skotské", "scotch"],
  ["Francie", "francouzskou", "French"],
  ["Japonsko", "japonskými", "Japan"],
  ["Barbados", "barbadoský", "Barbadosu"],
  ["Martinik", "martinický", "Martinique"],
])("F8: %s, %s and %s are one country", async (...forms) => {
  const { rows } = await app.db.execute<{ lands: string[] }>(
    sql`select f_lands(f_stems(form)) as lands from unnest(${sql.param(forms)}::text[]) form`,
  );
  expect(rows[0]?.lands).toHaveLength(1);
  expect(rows).toEqual(forms.map(() => rows[0]));
});

describe("a search", () => {
  const found = async (q: string) =>
    (await app.as(null).get(`/api/auctions?q=${encodeURIComponent(q)}`)).json<{
      items: { name: string }[];
      meant: string | null;
    }>();
  const names = async (q: string) => (await found(q)).items.map(({ name }) => name).toSorted();

  beforeAll(async () => {
    await makeListing(app.ctx, { ...own, name: "Karafa Zelená", country: "Kuba", volumeMl: 700 });
    await makeListing(app.ctx, { ...own, name: "Karafa Modrá, 0,5 l", ageYears: 12 });
    await makeListing(app.ctx, { ...own, name: "Karafa Rudá", description: "Na 700 ml, zrálo v ní 12 let." });
  });

  test("F7: finds measures by the fields, by the name, and by what the description says", async () => {
    expect(await names("karafa 0,7")).toEqual(["Karafa Rudá", "Karafa Zelená"]);
    expect(await names("karafa 500ml")).toEqual(["Karafa Modrá, 0,5 l"]);
    expect((await found("karafa 12")).items.map(({ name }) => name)).toEqual(["Karafa Modrá, 0,5 l", "Karafa Rudá"]);
    expect(await names("karafa 12letá")).toEqual(["Karafa Modrá, 0,5 l", "Karafa Rudá"]);
  });

  test("leaves out what stands behind a hyphen, and knows all else by that alone", async () => {
    expect(await names("karafa -kubánská")).toEqual(["Karafa Modrá, 0,5 l", "Karafa Rudá"]);
    expect(await names("-karafa")).toEqual([]);
    expect(await names("-zelená -modrá")).toEqual(["Karafa Rudá"]);
    expect(await names("karafa -0,7l")).toEqual(["Karafa Modrá, 0,5 l"]);
    expect(await names("karafa-zelená")).toEqual(["Karafa Zelená"]);
    expect((await found("karaffa -kuba")).meant).toBe("karafa -kuba");
  });

  test.each([
    ["šampaňské", "Pol Roger Champagne"],
    ["šampusu", "Pol Roger Champagne"],
    ["champagne", "Pol Roger Champagne"],
    ["koňak", "Tesseron Cognac"],
    ["rumíček", "Rum Zámecký"],
    ["fajfka", "Dýmka Zámecká"],
    ["fajfky -pipe", null],
    ["viržinko", "Zámecký doutník"],
  ])("finds by the everyday name %s what sellers call otherwise", async (q, name) => {
    for (const called of ["Pol Roger Champagne", "Tesseron Cognac", "Rum Zámecký", "Dýmka Zámecká", "Zámecký doutník"])
      if ((await names(called)).length === 0) await makeListing(app.ctx, { ...own, name: called });
    expect(await names(q)).toEqual(name === null ? [] : [name]);
    // A watched search is stored as the same condition.
    if (name !== null) {
      const query = await readCondition(app.ctx, { q });
      const { rows } = await app.db.execute<{ name: string }>(
        sql`select l.name from search_entries s join listings l on l.id = s.listing_id where s.lexemes @@ ${query}::tsquery`,
      );
      expect(rows.map((row) => row.name)).toContain(name);
    }
  });

  test("counts facets of what it excludes as the list does", async () => {
    const answer = await app.as(null).get(`/api/auctions/facets?q=${encodeURIComponent("karafa -kuba")}`);
    const { data } = answer.json<{ data: { facets: { country: { value: string }[] } } }>();
    expect(data.facets.country).toEqual([]);
  });

  test("takes a number behind a word for no listing's number", async () => {
    const { id } = await makeListing(app.ctx, { ...own, name: "Vývrtka" });
    expect(await names(`gin ${id}`)).toEqual([]);
    expect(await names(`č. ${id}`)).toEqual(["Vývrtka"]);
  });

  test("knows a wrong first letter, and the first two in each other's place", async () => {
    expect((await found("garafa")).meant).toBe("karafa");
    expect((await found("akrafa")).meant).toBe("karafa");
    expect((await found("akraf")).meant).toBe("karafa");
  });

  test("takes no word for the beginning of what filters ask for", async () => {
    const { rows } = await app.db.execute<{ kind: string }>(sql`
      select distinct split_part(lexeme, ':', 1) as kind from search_entries, unnest(tsvector_to_array(lexemes)) lexeme
      where lexeme ~ '^[a-zA-Z]+:' and lexeme !~ '^ml:'`);
    expect(rows.length).toBeGreaterThan(10);
    for (const { kind } of rows) expect([kind, await names(kind)]).toEqual([kind, []]);
    for (const q of ["stat", "brand", "pric", "condi"]) expect(await names(q)).toEqual([]);
  });

  test("follows the year of bottling", async () => {
    const { id } = await makeListing(app.ctx, { ...own, name: "Čutora" });
    expect(await names("čutora 1971")).toEqual([]);
    await app.db.execute(sql`update listings set bottled_year = 1971 where id = ${id}`);
    expect(await names("čutora 1971")).toEqual(["Čutora"]);
    expect(await names("čutora ze 70. let")).toEqual(["Čutora"]);
  });
});
