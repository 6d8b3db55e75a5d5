import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import type { InvoiceContent, Party } from "#server/features/invoices/invoice-content.ts";
import { creditLines, invoiceLine, sumsOf } from "#server/features/invoices/invoice-rules.ts";
import type { InvoiceRow } from "#server/features/invoices/store-invoice.ts";
import { vatWithin } from "#server/features/payments/vat-rules.ts";
import { isdocOf } from "./isdoc-of.ts";

const schema = await readFile(join(import.meta.dirname, "own-isdoc.xsd"), "utf8");

/** Whatever people may write, letters that XML has no place for among them. */
const written = fc.string({ unit: "binary", maxLength: 30 });
const party: fc.Arbitrary<Party> = fc.record({
  ...{ name: written, street: written, city: written, zip: written, companyId: written, taxId: written },
  ...{ email: written, phone: written, country: fc.constantFrom("CZ", "SK") },
});
const ordered = fc
  .record({
    label: written,
    quantity: fc.integer({ min: 1, max: 5 }),
    unitMinor: fc.integer({ min: 1, max: 10_000_000 }),
    vatPercent: fc.constantFrom(21, 12, null),
  })
  .map((line) => ({ ...line, totalMinor: line.quantity * line.unitMinor }));
const issued = fc
  .record({
    kind: fc.constantFrom("invoice" as const, "credit_note" as const, "proforma" as const),
    supplier: party,
    customer: party,
    uuid: fc.uuid(),
    isVatPayer: fc.boolean(),
    method: fc.constantFrom("transfer" as const, "cash" as const, "comgate" as const, null),
    iban: fc.constantFrom("CZ6508000000192000145399", "SK3112000000198742637541", null),
    ordered: fc.array(ordered, { minLength: 1, maxLength: 4 }),
  })
  .map(documentOf);

function documentOf(given: {
  kind: InvoiceRow["kind"];
  supplier: Party;
  customer: Party;
  uuid: string;
  isVatPayer: boolean;
  method: InvoiceContent["paymentMethod"];
  iban: string | null;
  ordered: Parameters<typeof invoiceLine>[0][];
}): InvoiceRow {
  const { kind, supplier, customer, isVatPayer, method, iban, uuid } = given;
  const total = given.ordered.reduce((sum, line) => sum + line.totalMinor, 0);
  const lines =
    kind === "credit_note" ? creditLines(given.ordered, wholeOf(given.ordered)) : given.ordered.map(invoiceLine);
  const content: InvoiceContent = {
    ...{ locale: "cs", supplier, customer, isVatPayer, issuedOn: "2026-11-24", dueOn: "2026-12-08" },
    ...{ taxableOn: kind === "proforma" ? null : "2026-11-24", lines, sums: sumsOf(lines) },
    ...{ paymentMethod: method, variableSymbol: "2026000001", iban },
    corrects: kind === "credit_note" ? { number: "FV2026000001", uuid, issuedOn: "2026-11-01" } : null,
  };
  const row = { id: 1, kind, year: 2026, sequence: 1, number: "FV2026000001", uuid, orderId: 7 };
  const none = { refundId: null, cancelsId: null, replacesId: null, byId: null, idempotencyKey: null };
  return { ...row, ...none, userId: 1, totalMinor: total, issuedAt: new Date(), content, words: "" };
}

/** All of an order goes back. */
function wholeOf(lines: Parameters<typeof creditLines>[0]) {
  return lines.map(({ totalMinor, vatPercent }, position) => ({
    ...{ position, totalMinor, vatMinor: vatPercent === null ? 0 : vatWithin(totalMinor, vatPercent) },
  }));
}

test("whatever stands on a document, its ISDOC is what the site's schema of the format asks for", async () => {
  const documents = fc.sample(issued, 150).map(isdocOf);
  const { valid, errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `${index}.isdoc`, contents })),
    schema,
  });
  expect(errors.slice(0, 3).map(({ message }) => message)).toEqual([]);
  expect(valid).toBe(true);
}, 240_000);

test.each([
  ["a day as people write it", (xml: string) => xml.replace(/<IssueDate>[^<]*/, "<IssueDate>24. 11. 2026")],
  ["no name of its own", (xml: string) => xml.replace(/<UUID>[^<]*<\/UUID>/, "")],
  ["an amount with three decimals", (xml: string) => xml.replace("</PayableAmount>", "0</PayableAmount>")],
])("a document with %s is refused", async (_what, spoil) => {
  const [document = ""] = fc.sample(issued, 1).map(isdocOf);
  const { valid } = await validateXML({
    xml: [{ fileName: "x.isdoc", contents: spoil(document) }],
    schema,
  });
  expect(valid).toBe(false);
});
