import { decisionParts, type Reasons } from "#server/features/mails/templates/decision.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To a new seller: why a moderator returned the listing, which may be corrected and submitted again. */
export const listingReturnedMail = (listing: Reasons & { name: string; url: string }): MailTexts => ({
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
