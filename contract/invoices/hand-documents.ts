import { z } from "zod";
import { taxClasses } from "#contract/payments/tax-classes.ts";
import { route } from "#contract/route.ts";
import { locales } from "#contract/values/locale.ts";
import { positiveCzk } from "#contract/values/money.ts";
import { idempotencyHeader, writtenLine } from "#contract/values/shapes.ts";
import { documentParty } from "./issued-documents.ts";

/** How many lines a document by hand has at most. */
export const mostHandLines = 50;

/** Documents that somebody of the site issues, of what has no order (rule IN14). */
export const handDocuments = {
  issue: route({
    method: "POST",
    path: "/api/finance/documents",
    summary:
      "Finance: issue an invoice by hand, paid by transfer to its symbol. Same key, once. Needs a fresh proof (PASSWORD_NEEDED), and not for oneself (OWN_MONEY)",
    scopes: ["finance"],
    headers: idempotencyHeader,
    body: z.object({
      locale: z.enum(locales).describe("Of the document and its mail"),
      customer: documentParty,
      taxableOn: z.iso.date().describe("The day of the supply, today at the latest; it decides the rates"),
      dueOn: z.iso.date().describe("The last day to pay, today at the earliest"),
      lines: z
        .array(
          z.object({
            label: writtenLine.pipe(z.string().min(1).max(300)),
            quantity: z.number().int().min(1).max(10_000),
            unit: positiveCzk.max(10_000_000).describe("Of one piece, with tax"),
            taxClass: z.enum(taxClasses),
          }),
        )
        .min(1)
        .max(mostHandLines),
    }),
    status: 201,
    response: z.object({ data: z.object({ id: z.number().int() }) }),
    errors: [409],
  }),
};
