import { z } from "zod";
import { route } from "#contract/route.ts";
import { countryCode } from "#contract/values/country.ts";
import { idParam, pageNumber, pageOf, version, writtenLine } from "#contract/values/shapes.ts";

/** What becomes of a seller in the yearly report: only `reported` ones are in it (rules TR1, TR2). */
const sellerDecisions = ["reported", "few_sales", "outside_union"] as const;
export type SellerDecision = (typeof sellerDecisions)[number];

/** What a report says of a seller and the site does not know. */
const sellerGaps = ["name", "address", "birth_date", "tax_number", "company_id", "account"] as const;
export type SellerGap = (typeof sellerGaps)[number];

/** Which sellers are listed. */
export const sellerGroups = ["all", "reported", "left_out", "incomplete"] as const;
export type SellerGroup = (typeof sellerGroups)[number];

const amount = z.number().describe("CZK");

const quarter = z.object({
  sales: z.number().int(),
  amount: amount.describe("CZK that the seller was paid, without the commission of these sales"),
  fees: amount.describe("CZK of commissions and of fees for publication and protection that arose"),
});
export type ReportQuarter = z.infer<typeof quarter>;

const details = z.object({
  birthDate: z.iso.date().nullable(),
  birthPlace: z.string().describe("The town; empty: not known"),
  birthCountry: z.string().describe("ISO 3166-1 alpha-2; empty: not known"),
  taxNumber: z.string().describe("The number that the country of residence taxes by; empty: not known"),
  taxCountry: z.string().describe("ISO 3166-1 alpha-2 of who gave the tax number; empty: where the seller lives"),
  version: version.describe("0: nothing is stored"),
});
export type SellerTaxDetails = z.infer<typeof details>;

/** What sellers and those who keep the money may write of it. */
const detailsBody = z.object({
  birthDate: z.iso.date().nullable(),
  birthPlace: writtenLine.pipe(z.string().max(100)),
  birthCountry: z.union([z.literal(""), countryCode]),
  taxNumber: writtenLine.pipe(z.string().max(30)),
  taxCountry: z.union([z.literal(""), countryCode]),
  version,
});
export type TaxDetailsBody = z.output<typeof detailsBody>;

/** What a seller is asked for, as he sees it himself. */
const ownDetails = z.object({
  isSeller: z.boolean().describe("Sells or has sold; nobody else is asked for anything"),
  isAsked: z.boolean().describe("Near the thresholds of the report, and something is missing"),
  isCompany: z.boolean(),
  hasVatId: z.boolean().describe("DIČ stands in the contact details and is the tax number unless another is told"),
  country: z.string().describe("Where the seller lives or has its seat, ISO 3166-1 alpha-2"),
  missing: z.array(z.enum(sellerGaps)),
  details,
});
export type OwnTaxDetails = z.infer<typeof ownDetails>;

/** A seller of a year, as the site knows him now. */
const reportedSeller = z.object({
  id: z.number().int(),
  username: z.string(),
  isCompany: z.boolean(),
  name: z.string(),
  address: z.string(),
  country: z.string(),
  companyId: z.string(),
  taxNumber: z.string(),
  taxCountry: z.string().describe("Who gave the tax number"),
  vatId: z.string(),
  accounts: z.array(z.string()).describe("IBAN of each account that was paid to"),
  quarters: z.array(quarter).length(4),
  sales: z.number().int(),
  amount,
  euros: z.number().describe("The amount by the rate that the site keeps now"),
  fees: amount,
  decision: z.enum(sellerDecisions),
  gaps: z.array(z.enum(sellerGaps)),
  details,
});
export type ReportedSeller = z.infer<typeof reportedSeller>;

const report = pageOf(reportedSeller).extend({
  rate: z.number().describe("CZK for one euro"),
  counts: z.object(
    Object.fromEntries(sellerGroups.map((group) => [group, z.number().int()])) as Record<SellerGroup, z.ZodNumber>,
  ),
});
export type SellerReport = z.infer<typeof report>;

export const yearParam = z.object({
  year: z.coerce
    .string()
    .regex(/^20\d\d$/)
    .transform(Number),
});

export const sellerReports = {
  list: route({
    method: "GET",
    path: "/api/finance/seller-reports/{year}",
    summary:
      "Finance: sellers who were paid in a year, and who of them is reported to the tax office (Directive (EU) 2021/514); noted in the audit",
    scopes: ["finance"],
    params: yearParam,
    query: z.object({
      group: z.enum(sellerGroups).catch("all").default("all"),
      page: pageNumber,
    }),
    response: report,
    errors: [409],
  }),
  table: route({
    method: "GET",
    path: "/api/finance/seller-reports/{year}/table",
    summary: "Finance: the same sellers as CSV (UTF-8 with its mark, semicolons); noted in the audit",
    scopes: ["finance"],
    params: yearParam,
    response: z.string(),
    errors: [409],
  }),
  details: route({
    method: "GET",
    path: "/api/finance/sellers/{id}/tax-details",
    summary: "Finance: what a seller has told for the report; noted in the audit",
    scopes: ["finance"],
    params: idParam,
    response: z.object({ data: details }),
  }),
  setDetails: route({
    method: "PUT",
    path: "/api/finance/sellers/{id}/tax-details",
    summary: "Finance: write down what a seller has told for the report, over the version that was seen",
    scopes: ["finance"],
    params: idParam,
    body: detailsBody,
    response: z.object({ data: details }),
    errors: [409],
  }),
  ownDetails: route({
    method: "GET",
    path: "/api/me/tax-details",
    summary: "What the report to the tax office says of oneself beyond the contact details, and what it misses",
    response: z.object({ data: ownDetails }),
  }),
  saveOwnDetails: route({
    method: "PUT",
    path: "/api/me/tax-details",
    summary:
      "Tell it, over the version that was seen (CHANGED_ELSEWHERE); who sells nothing is not asked (NOT_A_SELLER)",
    body: detailsBody,
    response: z.object({ data: ownDetails }),
    errors: [409],
  }),
};
