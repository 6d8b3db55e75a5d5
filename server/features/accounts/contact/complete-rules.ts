import { missingDetails } from "#contract/accounts/verification.ts";

type Details = { readonly [Name in (typeof missingDetails)[number]]?: string | null };

/** What a verified account needs of the contact details and does not have (RULES.md A16). */
export function missingOf(details: Details | undefined): (typeof missingDetails)[number][] {
  return missingDetails.filter((name) => !details?.[name]);
}

/** Whether details that are written still carry a verification by this number: it is in them, and nothing is missing (RULES.md A29). */
export function carryVerification(details: Details, verifiedPhone: string): boolean {
  return details.phone === verifiedPhone && missingOf(details).length === 0;
}
