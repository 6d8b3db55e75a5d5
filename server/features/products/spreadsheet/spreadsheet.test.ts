import iconv from "iconv-lite";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { brands } from "#server/features/catalogue/table.ts";
import { products } from "#server/features/products/table.ts";
import { settings } from "#server/features/settings/table.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { uploadForm } from "#test/make/picture.ts";
import { openShop, productBody } from "#test/make/product.ts";
import { makeSetting } from "#test/make/setting.ts";
import { storeBody } from "#test/make/store.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { isThorough } from "#test/property-runs.ts";

let app: TestApp;
let operator: TestUser;
let categoryId: number;
let storeId: number;

beforeAll(async () => {
  app = await createTestApp();
});

async function openShopWithStore() {
  await app.empty();
  operator = await makeUser(app.ctx, { scopes: ["shop"] });
  await openShop(app.ctx);
  categoryId = (await makeCategory(app.ctx, { nameCs: "Rum", nameEn: "Rum" })).id;
  storeId = (await app.as(operator).post("/api/admin/stores", storeBody)).json().data.id;
}

interface Refused {
  line: number;
  faults: [{ column: string; message: string }];
}

const table = "/api/admin/products/table";
const upload = async (path: string, content: string | Buffer) => {
  const form = uploadForm(Buffer.from(content), { name: "zbozi.csv", type: "text/csv" });
  const headers = { ...form.headers, authorization: `Bearer ${operator.token}`, "accept-language": "cs" };
  return app.app.inject({ method: "POST", url: path, payload: form.payload, headers });
};
const read = async (content: string | Buffer) => {
  const answer = await upload(`${table}/reading`, content);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const apply = (content: string | Buffer, seal: string) =>
  upload(`${table}/import?seal=${encodeURIComponent(seal)}`, content);
const exported = async () => (await app.as(operator).get(table)).json().data.content as string;
const add = async (more: object = {}) =>
  (await app.as(operator).post("/api/admin/products", productBody(categoryId, more))).json().data;
const stored = async (id: number) => (await app.as(operator).get(`/api/admin/products/${id}`)).json().data;
const skus = async () => (await app.db.select({ sku: products.sku }).from(products)).map(({ sku }) => sku);

const long = (rows: number) =>
  `Kód;Název;Kategorie;Cena\n${Array.from({ length: rows }, (_, row) => `K${row};Rum ${row};Rum;100`).join("\n")}`;
describe("in one shop", () => {
  beforeAll(openShopWithStore);

  test.each(["=1+1", "'=1+1", "''-x", "'klid", "@kdo"])(
    "a name %s goes out as no formula and comes back as it is",
    async (name) => {
      const { sku } = await add({ name });
      const [names, ...rows] = (await exported()).split("\r\n");
      const content = [names, rows.find((row) => row.includes(`;${sku};`))].join("\r\n");
      expect(content).not.toMatch(/(^|[;"\n])[=+\-@]/);
      expect((await read(content)).counts).toEqual({ add: 0, change: 0, same: 1, refused: 0 });
    },
  );

  test.each([
    ["snížená", "reduced"],
    ["Reduced", "reduced"],
    ["základní", "standard"],
    ["21 %", "standard"],
    ["12", "reduced"],
    ["0", "zero"],
  ])("a rate of VAT of %j is read as the class %s", async (cell, taxClass) => {
    const { id, sku } = await add({ taxClass: taxClass === "standard" ? "zero" : "standard" });
    const sheet = `Kód;DPH (%)\n${sku};${cell}`;
    const plan = await read(sheet);
    expect((await apply(sheet, plan.seal)).statusCode).toBe(200);
    expect((await stored(id)).taxClass).toBe(taxClass);
  });

  test("a rate of VAT is the class that has it on the day, and one that has passed is none", async () => {
    const rates = [{ from: "2024-01-01", standard: 23, reduced: 10 }];
    await makeSetting(app.ctx, "tax", { isPayer: true, rates });
    forget(app.ctx);
    const { id, sku } = await add({ taxClass: "zero" });
    const sheet = `Kód;DPH (%)\n${sku};23 %`;
    await apply(sheet, (await read(sheet)).seal);
    expect((await stored(id)).taxClass).toBe("standard");
    expect((await read(`Kód;DPH (%)\n${sku};21 %`)).counts).toMatchObject({ refused: 1 });
    await app.db.delete(settings);
    forget(app.ctx);
  });

  test.each([
    ["1450", 1_450],
    ["1 450 g", 1_450],
    ["1,45 kg", 1_450],
    ["", null],
  ])("a weight of %j is read as %j grams", async (cell, weightG) => {
    const { id, sku } = await add({ weightG: 7 });
    const sheet = `Kód;Hmotnost (g)\n${sku};${cell}`;
    const plan = await read(sheet);
    expect((await apply(sheet, plan.seal)).statusCode).toBe(200);
    expect((await stored(id)).weightG).toBe(weightG);
  });

  test.each([
    ["a name of 161 letters", `${"x".repeat(161)};Rum;100;5`, "Název"],
    ["a description of 10 001", `Rum;Rum;100;5;${"x".repeat(10_001)}`, "Popis"],
    ["a negative price", "Rum;Rum;-100;5", "Cena"],
    ["a price of nothing", "Rum;Rum;0;5", "Cena"],
    ["a weight of nothing", "Rum;Rum;100;5;;;;0", "Hmotnost (g)"],
    ["half a piece", "Rum;Rum;100;1,5", "Sklad: Prodejna Vinohrady"],
    ["a reduced price above the usual one", "Rum;Rum;100;5;;200", "Cena po slevě"],
    ["a day that no calendar has", "Rum;Rum;100;5;;90;31. 2. 2027", "Sleva od"],
    ["one cell too many", "Rum;Rum;100;5;;90;;1450;navíc", ""],
  ])("%s: the row is refused at its column", async (_what, cells, column) => {
    const plan = await read(
      `Kód;Název;Kategorie;Cena;Sklad: Prodejna Vinohrady;Popis;Cena po slevě;Sleva od;Hmotnost (g)\nA;${cells}`,
    );
    expect(plan.counts).toEqual({ add: 0, change: 0, same: 0, refused: 1 });
    expect(plan.rows[0].faults).toEqual([{ column, message: expect.stringMatching(/^\P{Lu}*\p{L}/u) }]);
  });

  test("a file of more than 6 MB is refused as a whole", async () => {
    const answer = await upload(`${table}/reading`, `Kód;Název\n${"x".repeat(6_000_000)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([422, "TABLE_TOO_BIG"]);
  });

  test.each([
    ["20 001 rows", long(20_001), "TABLE_TOO_LONG"],
    ["10 000 new ones at once", long(10_000), "TABLE_TOO_MANY_CHANGES"],
    ["200 columns", `Kód;${Array.from({ length: 199 }, (_, row) => `s${row}`).join(";")}\nA`, "TABLE_TOO_WIDE"],
    ["a workbook", Buffer.from("PK\u0003\u0004\0\0"), "TABLE_NOT_TEXT"],
    ["no names", "A;B\n1;2", "TABLE_NO_NAMES"],
    ["one name twice", "Kód;Název;Code\nA;B;C", "TABLE_NAME_TWICE"],
    ["an open quote", 'Kód;Název\nA;"B', "TABLE_QUOTE_OPEN"],
    ["nothing", "", "TABLE_EMPTY"],
  ])("%s: refused as a whole, in words", async (_what, content, code) => {
    const before = await skus();
    const answer = await upload(`${table}/reading`, content);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    expect(answer.json().message).not.toContain("{");
    expect(await skus()).toEqual(before);
  });

  test("Windows-1250, as Czech Excel writes it, is read, and so are English names of columns", async () => {
    const czech = iconv.encode("Kód;Název;Kategorie;Cena;DPH\r\nŽ1;Žitná;Rum;100;12 %\r\n", "win1250");
    expect(await read(czech)).toMatchObject({
      encoding: "windows-1250",
      counts: { add: 1 },
      rows: [{ sku: "Ž1" }],
    });
    expect((await read("Code,Name,Category,Price,On sale\nA,Rum,Rum,100,yes")).counts.add).toBe(1);
  });
});

describe("in a shop of its own", () => {
  beforeEach(openShopWithStore);

  test("an export is UTF-8 with its mark, semicolons and stable columns, and read back it changes nothing", async () => {
    const from = "2026-12-01T07:30:15.250Z";
    await add({
      ...{
        name: '=SUM(A1); "Rum"',
        description: "- první řádek\nDruhý; třetí",
        family: "+řada",
        price: 1_090.5,
        weightG: 1_350,
        purchasePrice: 612.5,
      },
      ...{ reducedPrice: 990, reducedFrom: from, condition: { volumeMl: 10, strengthPercent: 43.2 } },
    });
    await add({ brandName: null, country: null, takesBackOrders: false, isShown: false });
    const content = await exported();
    const [names, first = ""] = content.split("\r\n");
    expect(names).toBe(
      "\uFEFFČíslo;Kód;Název;Kategorie;Značka;Země původu;Objem (ml);Síla (%);Stáří;Ročník;Rok plnění;Běžná cena;Cena po slevě;" +
        `Sleva od;Sleva do;Sazba DPH;Hmotnost (g);Nákupní cena bez DPH;Řada;Na objednávku;V prodeji;Popis;Sklad: ${storeBody.name.cs}`,
    );
    expect(first).toContain(`"'=SUM(A1); ""Rum""";Rum;`);
    expect(first).toContain(
      `;10;43,2;;;;1090,5;990;1.12.2026 8:30;;základní;1350;612,5;'+řada;ano;ano;"'- první řádek`,
    );
    expect(await read(content)).toMatchObject({
      counts: { add: 0, change: 0, same: 2, refused: 0 },
      rows: [],
      ignored: [],
    });
  });

  test("a category whose name parts a way itself comes back as it is", async () => {
    const { id } = await makeCategory(app.ctx, {
      nameCs: "Cigarety / doutníky",
      nameEn: "Cigarettes / cigars",
    });
    await add({ categoryId: id });
    expect((await read(await exported())).counts).toMatchObject({ same: 1, refused: 0 });
  });

  test("PD10, PD11: a table is shown row by row and stores nothing; then exactly what was shown is stored", async () => {
    const [changed, same] = [await add(), await add()];
    const content = [
      "Číslo;Kód;Název;Kategorie;Běžná cena;Objem;Sklad: Prodejna Vinohrady;V prodeji;Regál",
      `${changed.id};${changed.sku};Jiný název;Rum;1 190;700;5;ano;A1`,
      `;${same.sku};${same.name};;1090;700;;;`,
      ";NOVE-1;Nový rum;Rum;650,50;0,7 l;3;;",
      ";NOVE-2;Bez ceny;Rum;;700;;;",
      ";NOVE-3;=1+1;Rum;100;700;;;",
      ";NOVE-4;Kde;Neznámá;100;700;;;",
      ";NOVE-1;Podruhé;Rum;100;700;;;",
      "999999;;Cizí číslo;Rum;100;700;;;",
      ";NOVE-5;Mnoho;Rum;100;700;1000000000;;",
    ].join("\n");
    const [audits] = await app.db.select({ count: sql<number>`count(*)` }).from(auditEntries);
    const plan = await read(content);
    expect(plan.ignored).toEqual(["Regál"]);
    expect(plan.counts).toEqual({ add: 1, change: 1, same: 1, refused: 6 });
    expect(plan.rows[0]).toEqual({
      ...{ line: 2, action: "change", sku: changed.sku, name: "Jiný název", faults: [] },
      changes: [
        { field: "Název", from: changed.name, to: "Jiný název" },
        { field: "Běžná cena", from: "1090", to: "1190" },
        { field: "Sklad: Prodejna Vinohrady", from: "0", to: "5" },
      ],
    });
    const refused = plan.rows.filter(({ action }: { action: string }) => action === "refused");
    expect(refused.map(({ line, faults: [fault] }: Refused) => `${line} ${fault.column}: ${fault.message}`)).toEqual([
      "5 Běžná cena: Pole musí být vyplněno",
      "6 Název: „=1+1“ začíná jako vzorec (=, +, - nebo @). Vložte prosím jen hodnotu.",
      "7 Kategorie: Kategorii „Neznámá“ neznáme.",
      "8 Kód: Totéž zboží už má řádek 4.",
      "9 Číslo: Zboží číslo 999999 neznáme.",
      "10 Sklad: Prodejna Vinohrady: „1000000000“ není číslo, které tu čekáme.",
    ]);
    expect([await stored(changed.id), (await skus()).length]).toEqual([changed, 2]);
    const done = await apply(content, plan.seal);
    expect(done.json().data).toEqual({ added: 1, changed: 1 });
    expect(await stored(changed.id)).toMatchObject({
      ...{ name: "Jiný název", price: 1_190, version: changed.version + 1 },
      stock: [{ storeId, pieces: 5 }],
    });
    expect(await skus()).toContain("NOVE-1");
    const [after] = await app.db.select({ count: sql<number>`count(*)` }).from(auditEntries);
    expect(Number(after?.count) - Number(audits?.count), "each change has its entry").toBe(4);
    expect((await read(content)).counts).toEqual({ add: 0, change: 0, same: 3, refused: 6 });
  });

  test.each([
    ["its price", (id: number, body: object) => app.as(operator).put(`/api/admin/products/${id}`, body)],
    [
      "its pieces",
      (id: number) => app.as(operator).put(`/api/admin/products/${id}/stock/${storeId}`, { pieces: 4, seen: 0 }),
    ],
  ])("nothing of a table is stored where somebody has changed %s since it was shown", async (_what, meanwhile) => {
    const product = await add();
    const content = `Kód;Název;Kategorie;Cena;Sklad: Prodejna Vinohrady\n${product.sku};Jiný;Rum;1200;9\nNOVE;Nový;Rum;100;`;
    const { seal } = await read(content);
    const answer = await meanwhile(product.id, {
      ...productBody(categoryId),
      sku: product.sku,
      version: product.version,
    });
    expect(answer.statusCode).toBe(200);
    const now = await stored(product.id);
    const late = await apply(content, seal);
    expect([late.statusCode, late.json().code]).toEqual([409, "TABLE_CHANGED"]);
    expect([await stored(product.id), await skus()]).toEqual([now, [product.sku]]);
  });

  test("hundreds are added at once and changed at once, each with its price in force, its pieces and its entries", {
    timeout: 60_000,
  }, async () => {
    const many = isThorough ? 1_000 : 200;
    const content = [
      "Kód;Název;Kategorie;Značka;Cena;V prodeji;Sklad: Prodejna Vinohrady",
      ...Array.from({ length: many }, (_, row) => `T${row};Rum ${row};Rum;Z${row % 9};100;ano;3`),
    ].join("\n");
    const added = await apply(content, (await read(content)).seal);
    expect(added.json().data).toEqual({ added: many, changed: 0 });
    const reduced = (await exported()).replaceAll(";100;;;;", ";100;90;;;").replaceAll(";3\r\n", ";0\r\n");
    const changed = await apply(reduced, (await read(reduced)).seal);
    expect(changed.json().data).toEqual({ added: 0, changed: many });
    expect((await read(reduced)).counts).toMatchObject({ same: many });
    const { rows } = await app.db.execute(sql`
    select count(*)::int as count, min(l.asked_price_minor)::int as asked, min(p.version) as version,
      count(distinct l.brand_id)::int as brands, (select count(*)::int from product_stock) as shelves,
      (select count(*)::int from audit_entries where subject in ('product', 'stock')) as entries
    from products p join listings l on l.id = p.id where l.status = 'live'`);
    expect(rows).toEqual([{ count: many, asked: 90_00, version: 1, brands: 9, shelves: 0, entries: 4 * many }]);
  });

  test("a step that fails takes all others back", async () => {
    const content = "Kód;Název;Kategorie;Cena;Značka\nA;Jeden;Rum;100;Nová značka\nB;Dva;Rum;100;";
    const { seal } = await read(content);
    await app.db.execute(sql`alter table products add constraint only_a check (sku <> 'B')`);
    expect((await apply(content, seal)).statusCode).toBe(500);
    expect([await skus(), await app.db.select().from(brands)]).toEqual([[], []]);
  });

  test("of two imports of one table at once one is stored and the other is told", async () => {
    const content = long(30);
    const { seal } = await read(content);
    const both = await Promise.all([apply(content, seal), apply(content, seal)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await skus()).length).toBe(30);
  });
});
