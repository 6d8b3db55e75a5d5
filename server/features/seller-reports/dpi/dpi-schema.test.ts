import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import type { DocumentKind } from "#contract/seller-reports/seller-report-messages.ts";
import type { Document } from "../messages/correction-rules.ts";
import type { OperatorRecord, SellerRecord } from "../messages/sent-records.ts";
import { dpiOf, type Message } from "./dpi-of.ts";

const file = async (fileName: string) => ({
  ...{ fileName, contents: await readFile(join(import.meta.dirname, fileName), "utf8") },
});
const schema = await file("own-dpi.xsd");
const types = await file("own-dpi-types.xsd");

const operator: OperatorRecord = {
  ...{ name: "Kabinet s.r.o.", street: "Dlouhá 1", city: "Praha", zip: "110 00", country: "CZ" },
  ...{ companyId: "27074358", taxId: "CZ27074358", isVatPayer: true },
};
/** What names a seller is there (`isReady`); all else may be whatever people write. */
const named = fc
  .string({ unit: "grapheme-composite", minLength: 1, maxLength: 250 })
  .filter((text) => /\p{L}/u.test(text));
const written = fc.string({ unit: "binary", maxLength: 30 });
const number = fc.constantFrom("", "CZ27074358", "8002031234");
const document = fc.constantFrom<Document>(
  { kind: "OECD1", ref: "CZ2027CZ-27074358-2-seller-7", corrects: null },
  { kind: "OECD2", ref: "CZ2027CZ-27074358-2-seller-7", corrects: "CZ2027CZ-27074358-1-seller-7" },
  { kind: "OECD3", ref: "CZ2027CZ-27074358-2-seller-7", corrects: "CZ2027CZ-27074358-1-seller-7" },
);
const record = fc
  .record({
    isCompany: fc.boolean(),
    ...{ firstName: named, lastName: named, company: named, street: named, city: named, zip: named },
    ...{ birthPlace: written, companyId: number, taxNumber: number, vatId: number },
    country: fc.constantFrom("CZ", "DE"),
    taxCountry: fc.constantFrom("CZ", "SK"),
    birthCountry: fc.constantFrom("", "SK"),
    accounts: fc.array(fc.constantFrom("CZ6508000000192000145399"), { maxLength: 2 }),
    paid: fc.array(fc.integer({ min: -1_000, max: 1_000_000_000 }), { minLength: 4, maxLength: 4 }),
  })
  .map((of): SellerRecord => ({ ...of, birthDate: "1980-02-03", sales: [0, 1, 2, 3], fees: [0, 150, 0, 7] }));
const sellers = fc.array(fc.record({ record, document }), { maxLength: 3 });

const message = (of: Pick<Message, "kind" | "sellers">, kind: DocumentKind = "OECD0") =>
  dpiOf({
    ...{ ...of, year: 2027, refId: "CZ2027CZ-27074358-2", writtenAt: new Date("2028-01-10T10:00:00Z") },
    operator: { record: operator, document: { kind, ref: "CZ2027CZ-27074358-2-operator", corrects: null } },
  });

test("TR5, TR8: whatever people have written, each kind of message is of the format", async () => {
  const kinds = fc.constantFrom("DPI401" as const, "DPI402" as const);
  // All at once: starting the validator takes longer than what it does.
  const xml = fc.sample(fc.tuple(kinds, sellers), 40).map(([kind, of], index) => ({
    ...{ fileName: `report-${index}.xml`, contents: message({ kind, sellers: of }) },
  }));
  const { valid, errors } = await validateXML({ xml, schema, preload: types });
  const contentsOf = (fileName: string | undefined) => xml.find((each) => each.fileName === fileName)?.contents;
  expect(errors.map(({ message: what, loc }) => [what, contentsOf(loc?.fileName)])).toEqual([]);
  expect(valid).toBe(true);
}, 60_000);

test("TR5: a year without sellers says so", () => {
  const xml = message({ kind: "DPI403", sellers: [] }, "OECD1");
  expect(xml).toContain("<MessageTypeIndic>DPI403</MessageTypeIndic>");
  expect(xml).toContain('xmlns="urn:oecd:ties:dpi:v1"');
  expect(xml).toContain("<stf:DocTypeIndic>OECD1</stf:DocTypeIndic>");
});
