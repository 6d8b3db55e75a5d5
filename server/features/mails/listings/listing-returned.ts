import { decisionParts, type Reasons } from "#server/features/mails/letters/decision.ts";
import type { LetterTexts } from "#server/features/mails/letters/letter.ts";

/** To a new seller: why a moderator returned the listing, which may be corrected and submitted again. */
export const listingReturnedLetter = (listing: Reasons & { name: string; url: string }): LetterTexts => ({
  cs: () => ({
    subject: `Vráceno k úpravě: ${listing.name}`,
    heading: "Nabídku jsme zatím nezveřejnili",
    paragraphs: [
      `nabídku ${listing.name} jsme prošli a vracíme vám ji k úpravě.`,
      "Uložená zůstala se vším, co jste napsali. Upravte ji prosím a zveřejněte znovu.",
    ],
    ...decisionParts("cs", listing),
    action: { label: "Upravit nabídku", url: listing.url },
  }),
  en: () => ({
    subject: `Returned for changes: ${listing.name}`,
    heading: "We have not published your listing yet",
    paragraphs: [
      `We have reviewed ${listing.name} and are returning it to you for changes.`,
      "It is saved with everything you wrote. Please change it and publish it again.",
    ],
    ...decisionParts("en", listing),
    action: { label: "Edit the listing", url: listing.url },
  }),
});
