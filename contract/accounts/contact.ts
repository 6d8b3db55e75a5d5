import { z } from "zod";
import { route } from "#contract/route.ts";
import { countryCode } from "#contract/values/country.ts";
import { instant, writtenLine } from "#contract/values/shapes.ts";
import { bankChangeHours } from "./account-limits.ts";

/** Telephone prefixes offered; a number of another country is written with its own. */
export const phonePrefixes = ["+420", "+421", "+49", "+44", "+36", "+43", "+48", "+33", "+40", "+386", "+385"] as const;

const line = (length: number) => writtenLine.max(length);

/** A user's details for the other side of a deal, and the account that buyers pay to. A field that is not filled in is an empty text. */
export const contactDetails = z.object({
  firstName: line(60).min(1),
  lastName: line(60).min(1),
  phone: line(30).describe("With the international prefix"),
  street: line(100),
  city: line(100),
  zip: line(12),
  country: countryCode,
  company: line(120),
  companyId: line(20).describe("IČO"),
  taxId: line(20).describe("DIČ"),
  bankAccount: line(50).describe("Czech account (19-2000145399/0800) or IBAN; read back in the Czech form"),
});
export type ContactDetails = z.infer<typeof contactDetails>;

/** As their owner reads them, with a change of the bank account that waits. */
const contactOfOwner = contactDetails.extend({
  firstName: z.string(),
  lastName: z.string(),
  verifiedPhone: z
    .string()
    .nullable()
    .describe("The number by whose code the account is verified; another one, or a missing detail, ends that"),
  accountInForce: z
    .object({ account: z.string(), until: instant })
    .nullable()
    .describe("The account that new deals use until the changed one, in `bankAccount`, takes over"),
});
export type ContactOfOwner = z.infer<typeof contactOfOwner>;

export const contact = {
  get: route({
    method: "GET",
    path: "/api/me/contact",
    summary: "One's own contact and invoice details",
    response: z.object({ data: contactOfOwner }),
  }),
  save: route({
    method: "PUT",
    path: "/api/me/contact",
    summary: `Save one's own contact and invoice details as a whole; another bank account needs the password (PASSWORD_NEEDED, PASSWORD_WRONG) and counts for new deals after ${bankChangeHours} hours`,
    body: contactDetails.extend({ password: z.string().max(128).optional() }),
    response: z.object({ data: contactOfOwner }),
  }),
};
