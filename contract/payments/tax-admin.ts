import { z } from "zod";
import { route } from "#contract/route.ts";
import { instant } from "#contract/values/shapes.ts";
import { taxClasses } from "./tax-classes.ts";

const percent = z.number().int().min(0).max(99);
/** What the reduced rate was while it was not stored. */
const usualReduced = 12;

const taxRate = z.object({
  from: z.iso.date().describe("The day in Prague from which it holds"),
  standard: percent.describe("Per cent; the price contains it"),
  reduced: percent.default(usualReduced).describe("As `standard`, of goods whose class is `reduced`"),
});

/** Whether the operator pays VAT, and the rates by the day from which each holds (Act 235/2004 Sb., §§ 47 and 48). */
export const taxRules = z.object({ isPayer: z.boolean(), rates: z.array(taxRate).min(1).max(30) });
export type TaxRules = z.infer<typeof taxRules>;

const editableTax = taxRules.extend({
  version: instant.nullable().describe("When it was stored; null: the default holds"),
});
export type EditableTax = z.infer<typeof editableTax>;

/** What becomes of the goods of a class on the day of another rate: their prices stay, the tax within changes. */
const taxChange = z.object({
  from: z.iso.date(),
  taxClass: z.enum(taxClasses),
  before: percent,
  after: percent,
  goods: z.number().int().describe("Goods of the class"),
  waiting: z
    .number()
    .int()
    .describe("Orders with such a line that await payment: paid from that day on, they have the new rate"),
});
export type TaxChange = z.infer<typeof taxChange>;

/** VAT of what the site sells, for those who keep its money. */
export const taxAdmin = {
  get: route({
    method: "GET",
    path: "/api/finance/tax",
    summary: "Finance: whether the operator pays VAT, and its rates",
    scopes: ["finance"],
    response: z.object({ data: editableTax }),
  }),
  changes: route({
    method: "GET",
    path: "/api/finance/tax/changes",
    summary: "Finance: what the stored rates of days to come change, the next day first",
    scopes: ["finance"],
    response: z.object({ data: z.array(taxChange) }),
  }),
  write: route({
    method: "PUT",
    path: "/api/finance/tax",
    summary: "Finance: store the rates over the version that was seen; issued documents stay as they are",
    scopes: ["finance"],
    body: editableTax,
    response: z.object({ data: editableTax }),
    errors: [409],
  }),
};
