import { missingDetails } from "#contract/verification/verification.ts";

type Details = { readonly [Name in (typeof missingDetails)[number]]?: string | null };

/** What a verified account needs of the contact details and does not have (rule A16). */
export function missingOf(details: Details | undefined): (typeof missingDetails)[number][] {
  return missingDetails.filter((name) => !details?.[name]);
}

/** Whether written details still carry a verification by this number (rule A29). */
export function carryVerification(details: Details, verifiedPhone: string): boolean {
  return details.phone === verifiedPhone && missingOf(details).length === 0;
}
