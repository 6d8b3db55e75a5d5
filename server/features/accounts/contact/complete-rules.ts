import { missingDetails } from "#contract/verification/verification.ts";

type Details = { readonly [Name in (typeof missingDetails)[number]]?: string | null };

/** What a verified account needs of the contact details and does not have (rule A16). */
export function missingOf(details: Details | undefined): (typeof missingDetails)[number][] {
  return missingDetails.filter((name) => !details?.[name]);
}

/**
 * A29: A verification by a code ends, and its owner is told by mail, when the details no longer have that telephone or lack anything that
 * A16 needs; the number is free again, and complete details with a new code verify anew. A moderator's grant vouches for the person and
 * stays; another number frees the one it came with. The form says so before it is saved.
 *
 * Whether written details still carry a verification by this number.
 */
export function carryVerification(details: Details, verifiedPhone: string): boolean {
  return details.phone === verifiedPhone && missingOf(details).length === 0;
}
