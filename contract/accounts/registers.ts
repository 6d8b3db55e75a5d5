import { z } from "zod";
import { route } from "#contract/route.ts";

/** What the Czech register of companies (ARES) says: `away` where it does not answer, `off` where this site asks nobody. */
const companyOutcomes = ["found", "unknown", "away", "off"] as const;

/** What the EU's register of tax numbers (VIES) says; `outside` where the number's country is none of the EU. */
const taxIdOutcomes = ["valid", "invalid", "outside", "away", "off"] as const;
export type TaxIdOutcome = (typeof taxIdOutcomes)[number];

const company = z.object({
  companyId: z.string().describe("IČO, eight digits"),
  company: z.string(),
  taxId: z.string().describe("DIČ; empty where there is none"),
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  endedOn: z.iso.date().nullable().describe("Day on which the company ceased to exist"),
});
export type RegisteredCompany = z.infer<typeof company>;

export const registers = {
  findCompany: route({
    method: "POST",
    path: "/api/me/company-lookups",
    summary: "What the Czech register says of an IČO, at most 24 hours old; it may always be filled in by hand",
    body: z.object({ companyId: z.string().trim().max(20) }),
    response: z.object({
      data: z.object({ outcome: z.enum(companyOutcomes), company: company.nullable() }),
    }),
  }),
  checkTaxId: route({
    method: "POST",
    path: "/api/me/tax-number-checks",
    summary: "Whether a tax number is valid in the EU's register, at most 24 hours old",
    body: z.object({ taxId: z.string().trim().max(20) }),
    response: z.object({ data: z.object({ outcome: z.enum(taxIdOutcomes) }) }),
  }),
};
