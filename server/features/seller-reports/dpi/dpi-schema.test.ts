import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import type { Party } from "#server/features/invoices/invoice-content.ts";
import type { Reported } from "../read-report.ts";
import { dpiOf } from "./dpi-of.ts";

const file = async (fileName: string) => ({
  ...{ fileName, contents: await readFile(join(import.meta.dirname, fileName), "utf8") },
});
const schema = await file("house-dpi.xsd");
const types = await file("house-dpi-types.xsd");

const operator: Party = {
  ...{ name: "Kabinet s.r.o.", street: "Dlouhá 1", city: "Praha", zip: "110 00", country: "CZ" },
  ...{ companyId: "27074358", taxId: "CZ27074358", email: "", phone: "" },
};
/** What names a seller is there (`isReady`); all else may be whatever people write. */
const named = fc
  .string({ unit: "grapheme-composite", minLength: 1, maxLength: 250 })
  .filter((text) => /\p{L}/u.test(text));
const written = fc.string({ unit: "binary", maxLength: 30 });
const number = fc.constantFrom("", "CZ27074358", "8002031234");
const reported = fc
  .record({
    id: fc.integer({ min: 1 }),
    isCompany: fc.boolean(),
    ...{ firstName: named, lastName: named, company: named, street: named, city: named, zip: named },
    ...{ birthPlace: written, companyId: number, taxNumber: number, vatId: number },
    country: fc.constantFrom("CZ", "DE"),
    taxCountry: fc.constantFrom("CZ", "SK"),
    birthCountry: fc.constantFrom("", "SK"),
    accounts: fc.array(fc.constantFrom("CZ6508000000192000145399"), { maxLength: 2 }),
    minor: fc.integer({ min: -1_000, max: 1_000_000_000 }),
  })
  .map(({ minor, ...of }): Reported => {
    const quarters = [0, 1, 2, 3].map((at) => ({ sales: at, paidMinor: minor, feesMinor: at * 150 }));
    const name = of.isCompany ? of.company : `${of.firstName} ${of.lastName}`;
    return {
      found: { ...of, quarters, birthDate: "1980-02-03" },
      seller: { ...of, name },
    } as unknown as Reported;
  });

const reportOf = (sellers: readonly Reported[]) =>
  dpiOf({ year: 2027, operator, isVatPayer: true, writtenAt: new Date("2028-01-10T10:00:00Z"), sellers });

test("TR5: whatever people have written, the file is of the format", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(reported, { maxLength: 3 }), async (sellers) => {
      const xml = reportOf(sellers);
      const { valid, errors } = await validateXML({
        xml: { fileName: "report.xml", contents: xml },
        schema,
        preload: types,
      });
      expect(errors).toEqual([]);
      expect(valid).toBe(true);
    }),
    { numRuns: 40 },
  );
}, 60_000);

test("TR5: a year without sellers says so", () => {
  const xml = reportOf([]);
  expect(xml).toContain("<MessageTypeIndic>DPI403</MessageTypeIndic>");
  expect(xml).toContain('xmlns="urn:oecd:ties:dpi:v1"');
  expect(xml).toContain("<stf:DocTypeIndic>OECD1</stf:DocTypeIndic>");
});
