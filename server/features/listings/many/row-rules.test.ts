import iconv from "iconv-lite";
import { expect, test } from "vitest";
import type { TableColumn } from "#contract/listings/table-columns.ts";
import { categoryReader, type NamedCategory } from "#server/tables/cell-rules.ts";
import { decodeTable } from "#server/tables/decode-table.ts";
import type { CutTable } from "#server/tables/table-rules.ts";
import { cutBottles, readBottle } from "./row-rules.ts";

const categories: NamedCategory[] = [
  { id: 1, paths: [["Lihoviny"], ["Spirits"]] },
  {
    id: 2,
    paths: [
      ["Lihoviny", "Whisky", "Islay"],
      ["Spirits", "Whisky", "Islay"],
    ],
  },
  {
    id: 3,
    paths: [
      ["Lihoviny", "Rum", "Ostatní"],
      ["Spirits", "Rum", "Others"],
    ],
  },
  {
    id: 4,
    paths: [
      ["Víno", "Ostatní"],
      ["Wine", "Others"],
    ],
  },
];

function cut(text: string): CutTable<TableColumn> {
  const table = cutBottles(text);
  if ("fault" in table) throw new Error(table.fault);
  return table;
}

function read(text: string) {
  const { columns, rows } = cut(text);
  return rows.map(({ cells }) => readBottle(columns, cells, categoryReader(categories)));
}

const czech = "Název;Kategorie;Cena\r\nŽitná čtyřletá;Islay;1 500,00 Kč\r\n";

test.each(["Název anglicky", "Anglický název", "Name in English", "NAME EN"])(
  "the column %s is the English name, beside the Czech one",
  (header) => {
    const [row] = read(`Název;${header}\nSlivovice;Plum brandy\nMeruňkovice;\n`);
    expect(row?.fields).toEqual({ name: "Slivovice", nameEn: "Plum brandy" });
  },
);

test.each([
  ["windows-1250", iconv.encode(czech, "win1250")],
  ["cp852", iconv.encode(czech, "cp852")],
  ["utf-8", iconv.encode(czech, "utf8", { addBOM: true })],
  ["utf-8", iconv.encode(czech, "utf8")],
  ["utf-16", iconv.encode(czech.replaceAll(";", "\t"), "utf-16le", { addBOM: true })],
  ["utf-16", iconv.encode(czech.replaceAll(";", "\t"), "utf-16be", { addBOM: true })],
] as const)("a table in %s says the same, Czech letters included", (encoding, bytes) => {
  const decoded = decodeTable(bytes);
  expect(decoded?.encoding).toBe(encoding);
  expect(read(decoded?.text ?? "")).toEqual([
    {
      name: "Žitná čtyřletá",
      fields: { name: "Žitná čtyřletá", categoryId: 2, price: 1_500, saleMode: "fixed_price" },
      faults: [],
    },
  ]);
});

test.each(["sep=;\r\n", "\uFEFFsep=;\n"])(
  "a line that tells Excel the delimiter is none of the table: %j",
  (reported) => {
    const [row] = cut(`${reported}${czech}`).rows;
    expect(row).toEqual({ line: 2, cells: ["Žitná čtyřletá", "Islay", "1 500,00 Kč"] });
  },
);

test.each([
  ["a workbook", Buffer.from("PK\u0003\u0004rest")],
  ["a picture", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10])],
  ["half a character in UTF-16", Buffer.from("\ufeffName\ud800", "utf16le")],
  ["bytes that Windows-1250 does not know", Buffer.from([0x41, 0x81, 0x83])],
])("MB1: %s is no table", (_, bytes) => {
  expect(decodeTable(bytes)).toBeNull();
});

test.each([
  ["Název\tObjem\nLáhev; jedna\t700", "Láhev; jedna"],
  ['Name,Note\n"Bottle, one",x', "Bottle, one"],
  ['Název;Popis\n"Láhev ""Zlatá""";"dva\nřádky"', 'Láhev "Zlatá"'],
  ['Název\tPopis\nLáhev "Zlatá" edice\tx', 'Láhev "Zlatá" edice'],
])("cells are cut as spreadsheets write them: %j", (text, name) => {
  expect(read(text)[0]?.name).toBe(name);
});

test.each([
  ["", "TABLE_EMPTY"],
  [";;\n;;", "TABLE_EMPTY"],
  ["Název;Cena", "TABLE_EMPTY"],
  ["Ardbeg;1500\nLagavulin;1600", "TABLE_NO_NAMES"],
  ["Název;Cena;Cena\na;1;2", "TABLE_NAME_TWICE"],
  [`${Array.from({ length: 200 }, (_, index) => `Název ${index}`).join(";")}\na`, "TABLE_TOO_WIDE"],
  [`Název\n${"Láhev\n".repeat(10_000)}`, "TABLE_TOO_LONG"],
  ['Název;Popis\na;b\nc;"nekončí\nd;e', "TABLE_QUOTE_OPEN"],
])("a table that is none is refused as a whole, and says why (%#)", (text, fault) => {
  expect(cutBottles(text)).toMatchObject({ fault });
});

test("MB2: the refusal counts: 10 000 rows, 200 columns, the row of an open quote", () => {
  expect(cutBottles(`Název\n${"Láhev\n".repeat(10_000)}`)).toMatchObject({
    details: { count: 10_000, maximum: 100 },
  });
  expect(cutBottles(`${"Název;".repeat(200)}\na`)).toMatchObject({ details: { count: 200 } });
  expect(cutBottles('Název;Popis\na;b\nc;"nekončí\nd;e')).toMatchObject({ details: { line: 3 } });
});

test("rows and columns that spreadsheets leave empty count for nothing, and lines are counted as there", () => {
  const { columns, rows } = cut(`Název;Cena;;\nPrvní;1;;\n;;;\nTřetí;3;;\n${";;;\n".repeat(5_000)}`);
  expect(columns).toHaveLength(2);
  expect(rows.map(({ line }) => line)).toEqual([2, 4]);
});

test.each(["=1+1", "+420777", "-5", "@SUM(A1)", '=HYPERLINK("http://zlo.test")'])(
  "a cell that begins like a formula is refused: %s",
  (cell) => {
    const [row] = read(`Název\tPopis\n${cell}\t${cell}`);
    expect(row?.faults).toMatchObject([
      { column: "Název", key: "CELL_FORMULA" },
      { column: "Popis", key: "CELL_FORMULA" },
    ]);
    expect(row?.fields).toEqual({});
  },
);

test.each([
  ["Objem", "0,7 l", { condition: { volumeMl: 700 } }],
  ["Objem (ml)", "700", { condition: { volumeMl: 700 } }],
  ["Objem", "70 cl", { condition: { volumeMl: 700 } }],
  ["Objem", "1.5", { condition: { volumeMl: 1_500 } }],
  ["Objem", "1 000 ml", { condition: { volumeMl: 1_000 } }],
  ["Síla", "54,2 %", { condition: { strengthPercent: 54.2 } }],
  ["ABV", "40%", { condition: { strengthPercent: 40 } }],
  ["Stáří", "12 let", { condition: { ageYears: 12 } }],
  ["Ročník", "1978", { condition: { vintage: 1978 } }],
  ["Hladina", "V hrdle", { condition: { fillLevel: "neck" } }],
  ["Vyvolávací cena", "1.500,-", { startPrice: 1_500, saleMode: "auction" }],
  ["Cena (Kč)", "12 500", { price: 12_500, saleMode: "fixed_price" }],
  ["Předání", "Poštou", { handover: "post" }],
  ["Doba aukce", "měsíční", { duration: "monthly" }],
  ["Kategorie", "whisky / ISLAY", { categoryId: 2 }],
  ["Category", "Wine > Others", { categoryId: 4 }],
] as const)("%s: %s", (header, cell, fields) => {
  expect(read(`${header}\tNázev\n${cell}\tx`)[0]?.fields).toEqual({ name: "x", ...fields });
});

test.each([
  ["Objem", "velká", "CELL_NOT_NUMBER"],
  ["Ročník", "78", "CELL_NOT_NUMBER"],
  ["Cena", "dohodou", "CELL_NOT_AMOUNT"],
  ["Způsob prodeje", "losem", "CELL_NOT_CHOICE"],
  ["Kategorie", "Pivo", "CELL_CATEGORY_UNKNOWN"],
  ["Kategorie", "Ostatní", "CELL_CATEGORY_AMBIGUOUS"],
])("%s cannot be %s", (header, cell, key) => {
  expect(read(`${header}\tNázev\n${cell}\tx`)[0]?.faults).toMatchObject([{ column: header, key }]);
});

test("a price is where bidding starts once the row says auction", () => {
  expect(read("Způsob prodeje;Cena\naukce;900")[0]?.fields).toEqual({
    saleMode: "auction",
    startPrice: 900,
  });
});

test("MB3: a value under no name is told, one under an unknown name is left out", () => {
  const { columns, rows } = cut("Název;Regál\nArdbeg;A4;navíc");
  const row = readBottle(columns, rows[0]?.cells ?? [], categoryReader(categories));
  expect(row.faults).toMatchObject([{ key: "CELL_EXTRA", details: { value: "navíc" } }]);
  expect(row.fields).toEqual({ name: "Ardbeg" });
});
