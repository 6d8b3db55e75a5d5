import { z } from "zod";
import { route } from "#contract/route.ts";
import { fileAnswer } from "#contract/values/file-answer.ts";
import { idParam, optionalDay } from "#contract/values/shapes.ts";
import { invoiceForms } from "./invoices.ts";

/** Documents as those who keep the books tell them apart: a bill is the collective document of a month's fees, unpaid when it is issued. */
export const documentKinds = ["invoice", "bill", "credit_note", "proforma"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Which of a document's days a period goes by: when it was issued, or of the taxable supply, which a proforma does not have. */
export const documentDays = ["issued", "taxable"] as const;

/** What has become of a document: of its money, or for a proforma of its order; `corrected`: another was issued for it, or it cancels such a one. */
export const documentStates = [
  "paid",
  "awaiting",
  "overdue",
  "partly_refunded",
  "refunded",
  "lapsed",
  "to_return",
  "returned",
  "corrected",
] as const;
export type DocumentState = (typeof documentStates)[number];

/** An issued document. Amounts in CZK, below zero where money goes back. */
export const adminDocument = z.object({
  id: z.number().int(),
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedOn: z.iso.date(),
  taxableOn: z.iso.date().nullable().describe("null: no tax document"),
  dueOn: z.iso.date(),
  variableSymbol: z.string(),
  party: z.object({
    name: z.string(),
    companyId: z.string(),
    taxId: z.string(),
    country: z.string(),
    username: z.string().nullable().describe("null: bought without an account"),
  }),
  order: z.object({ id: z.number().int(), hash: z.string() }),
  corrects: z.string().nullable().describe("Number of the document that a credit note corrects"),
  base: z.number(),
  tax: z.number(),
  total: z.number(),
  state: z.enum(documentStates),
  gathers: z
    .array(z.object({ label: z.string(), total: z.number() }))
    .describe("What a collective invoice is of, each for its own sale or publication; empty for others"),
});
export type AdminDocument = z.infer<typeof adminDocument>;

const narrowed = z.object({
  kind: z
    .enum(["", ...documentKinds])
    .catch("")
    .default(""),
  state: z
    .enum(["", ...documentStates])
    .catch("")
    .default(""),
  day: z.enum(documentDays).catch("issued").default("issued"),
  from: optionalDay.describe("The first day in Prague"),
  to: optionalDay.describe("The last day in Prague"),
  q: z
    .string()
    .trim()
    .max(100)
    .default("")
    .describe("Parts of number, variable symbol, and the party's name, numbers or e-mail"),
});
export type DocumentFilter = z.output<typeof narrowed>;

/** The number of the document at the edge of a part of the list. */
const place = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .optional()
  .catch(undefined);

export const invoiceAdmin = {
  list: route({
    method: "GET",
    path: "/api/finance/documents",
    summary: "Finance: issued documents, the newest first; asking is noted in the audit, once an hour",
    scopes: ["finance"],
    query: narrowed.extend({ before: place, after: place }),
    response: z.object({
      items: z.array(adminDocument),
      older: z.string().nullable(),
      newer: z.string().nullable(),
    }),
  }),
  file: route({
    method: "GET",
    path: "/api/finance/documents/{id}/file",
    summary: "Finance: any issued document as a file; noted in the audit",
    scopes: ["finance"],
    params: idParam,
    query: z.object({ form: z.enum(invoiceForms).default("pdf") }),
    response: fileAnswer,
  }),
  table: route({
    method: "GET",
    path: "/api/finance/documents/table",
    summary:
      "Finance: documents of a period of a year at most as CSV (UTF-8 with its mark, semicolons), the oldest first, base and tax by rate",
    scopes: ["finance"],
    query: narrowed,
    response: z.string(),
    errors: [409],
  }),
  archive: route({
    method: "GET",
    path: "/api/finance/documents/archive",
    summary: "Finance: documents of a period of a year at most as ISDOC, a ZIP of them",
    scopes: ["finance"],
    query: narrowed,
    response: z.string(),
    errors: [409],
  }),
  pohoda: route({
    method: "GET",
    path: "/api/finance/documents/pohoda",
    summary: "Finance: tax documents of a period of a year at most as XML of Pohoda (dataPack 2.0), without proformas",
    scopes: ["finance"],
    query: narrowed,
    response: z.string(),
    errors: [409],
  }),
  money: route({
    method: "GET",
    path: "/api/finance/documents/money-s3",
    summary: "Finance: tax documents of a period of a year at most as XML of Money S3 (MoneyData), without proformas",
    scopes: ["finance"],
    query: narrowed,
    response: z.string(),
    errors: [409],
  }),
};
