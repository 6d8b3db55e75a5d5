import { missingDetails } from "#contract/accounts/verification.ts";

/** Minutes for which a code may be written (RULES.md A16). */
export const codeMinutes = 10;

type Details = { readonly [Name in (typeof missingDetails)[number]]: string | null };

/** What a verified account needs of the contact details and does not have. */
export function missingOf(details: Details | undefined): (typeof missingDetails)[number][] {
  return missingDetails.filter((name) => !details?.[name]);
}
