import { z } from "zod";
import { orderStatuses } from "#contract/payments/orders.ts";
import { route } from "#contract/route.ts";
import { countryCode } from "#contract/values/country.ts";
import { done, idParam, instant, writtenLine } from "#contract/values/shapes.ts";
import { adminDocument, documentKinds } from "./invoice-admin.ts";

/** How often a day a document may be sent again. */
export const mostSendsADay = 3;

/** Whom a document names; amounts and days are its own. */
export const documentParty = z.object({
  name: writtenLine.pipe(z.string().min(1).max(150)),
  street: writtenLine.pipe(z.string().max(120)),
  city: writtenLine.pipe(z.string().max(80)),
  zip: writtenLine.pipe(z.string().max(12)),
  country: countryCode,
  companyId: writtenLine.pipe(z.string().max(20)).describe("IČO"),
  taxId: writtenLine.pipe(z.string().max(20)).describe("DIČ"),
  email: z.union([z.literal(""), z.email().max(254)]),
});
export type DocumentParty = z.infer<typeof documentParty>;

const percent = z.number().int().min(0).max(99).nullable();
const label = writtenLine.pipe(z.string().min(1).max(300));
const reason = writtenLine.pipe(z.string().min(3).max(500));

/** How another document of the same order stands to the one that is shown. */
export const documentRelations = [
  ...["replaces", "replaced_by", "cancels", "cancelled_by", "corrects", "corrected_by", "same_order"],
] as const;

/** Why a document cannot be issued anew. */
export const mendFaults = ["final", "replaced", "paid_back", "order_closed"] as const;
export type MendFault = (typeof mendFaults)[number];

const shownLine = z.object({
  label: z.string(),
  quantity: z.number().int(),
  unit: z.number().describe("CZK with tax"),
  base: z.number(),
  tax: z.number(),
  total: z.number(),
  vatPercent: percent,
});

/** A document as its page in the back office shows it. Amounts in CZK. */
const issuedDocument = adminDocument.omit({ gathers: true }).extend({
  customer: documentParty.extend({ name: z.string(), country: z.string(), email: z.string() }),
  lines: z.array(shownLine),
  reason: z.string().nullable().describe("Why it corrects or replaces another"),
  issuedBy: z.string().nullable().describe("Who of the site issued it; null: it was issued by a rule"),
  issuedAt: instant,
  money: z.object({
    status: z.enum(orderStatuses),
    total: z.number(),
    refunded: z.number(),
    paidAt: instant.nullable(),
    method: z.string().nullable(),
  }),
  others: z
    .array(
      z.object({
        id: z.number().int(),
        number: z.string(),
        kind: z.enum(documentKinds),
        relation: z.enum(documentRelations),
        issuedOn: z.iso.date(),
        total: z.number(),
      }),
    )
    .describe("The other documents of its order, the oldest first"),
  sentTo: z.string().nullable().describe("The address that it is sent to; null: there is none"),
  mending: z.object({
    fault: z
      .enum([...mendFaults, "own"])
      .nullable()
      .describe("null: it may be issued anew; own: a colleague does it"),
    rates: z.array(z.number().int()).describe("Rates that hold on its day; empty where its rate cannot be mended"),
    lines: z
      .array(z.object({ position: z.number().int(), label: z.string(), total: z.number(), vatPercent: percent }))
      .describe("Its lines without what went back already"),
  }),
});
export type IssuedDocument = z.infer<typeof issuedDocument>;

/** One issued document of the site, and what may be done with it (rules IN12 and IN13). */
export const issuedDocuments = {
  get: route({
    method: "GET",
    path: "/api/finance/documents/{id}",
    summary: "Finance: one document with its lines, its money and the others of its order; noted in the audit",
    scopes: ["finance"],
    params: idParam,
    response: z.object({ data: issuedDocument }),
  }),
  replace: route({
    method: "POST",
    path: "/api/finance/documents/{id}/replacement",
    summary:
      "Finance: cancel a wrong document by a corrective one and issue it anew; the sum stays. Needs a fresh proof (PASSWORD_NEEDED), and not of oneself (OWN_MONEY)",
    scopes: ["finance"],
    params: idParam,
    body: z.object({
      reason,
      customer: documentParty,
      lines: z
        .array(z.object({ position: z.number().int().min(0).max(10_000), label, vatPercent: percent }))
        .min(1)
        .max(1_000),
    }),
    status: 201,
    response: z.object({ data: z.object({ id: z.number().int().describe("The new document") }) }),
    errors: [409],
  }),
  send: route({
    method: "POST",
    path: "/api/finance/documents/{id}/sending",
    summary: `Finance: mail a document again to whom it was issued, ${mostSendsADay} times a day at most`,
    scopes: ["finance"],
    params: idParam,
    response: done,
    errors: [409],
  }),
};
