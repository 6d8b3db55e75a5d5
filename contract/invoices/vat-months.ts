import { z } from "zod";
import { route } from "#contract/route.ts";

/** A month as addresses name it: `2026-11`. */
const monthParam = z.object({ month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/) });

/** Above what sum with tax, CZK, a document to a payer of VAT stands in the control statement by itself (Act 235/2004, § 101d). */
export const namedAbove = 10_000;

const sums = z.object({ base: z.number(), tax: z.number(), total: z.number(), documents: z.number().int() });

/** VAT of what the site has supplied in a month, by the day of the supply. Amounts in CZK. */
const vatMonth = z.object({
  month: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  isPayer: z.boolean(),
  rates: z.array(sums.extend({ percent: z.number().int() })).describe("The highest first"),
  untaxed: sums.nullable().describe("Documents of when the operator paid no VAT; null: none"),
  named: z.number().int().describe("Documents that the control statement names one by one (A.4)"),
  gathered: sums.describe("All others together (A.5)"),
  late: z
    .number()
    .int()
    .describe("Documents of this month that were issued after its end: a filed return needs a supplementary one"),
});
export type VatMonth = z.infer<typeof vatMonth>;

/** Tax of a month for who keeps the books (rules TX2, TX3). */
export const vatMonths = {
  get: route({
    method: "GET",
    path: "/api/finance/vat-months/{month}",
    summary: "Finance: VAT of a month by rate, and what its control statement holds",
    scopes: ["finance"],
    params: monthParam,
    response: z.object({ data: vatMonth }),
  }),
  controlStatement: route({
    method: "GET",
    path: "/api/finance/vat-months/{month}/control-statement",
    summary:
      "Finance: what was supplied in a month as the control statement DPHKH1 of the tax office; noted in the audit. `form` B is the regular one, N a subsequent one",
    scopes: ["finance"],
    params: monthParam,
    query: z.object({ form: z.enum(["B", "N"]).default("B") }),
    response: z.string(),
    errors: [409],
  }),
};
