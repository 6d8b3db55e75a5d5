import { decisionParts, type Reasons } from "#server/features/mails/templates/decision.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To a new seller: why a moderator refused a change of a published listing, which runs on as it was. */
export const changeRefusedMail = (listing: Reasons & { name: string; url: string }): MailTexts => ({
  cs: () => ({
    subject: `Úprava neschválena: ${listing.name}`,
    heading: "Úpravu nabídky jsme neschválili",
    paragraphs: [
      `nabídku ${listing.name} jste upravili. Úpravu jsme prošli a nezveřejnili.`,
      "Nabídka běží dál ve znění před úpravou.",
    ],
    ...decisionParts("cs", listing),
    action: { label: "Upravit nabídku", url: listing.url },
  }),
  en: () => ({
    subject: `Change not approved: ${listing.name}`,
    heading: "We have not approved the change to your listing",
    paragraphs: [
      `You changed ${listing.name}. We have reviewed the change and have not published it.`,
      "The listing continues as it was before the change.",
    ],
    ...decisionParts("en", listing),
    action: { label: "Edit the listing", url: listing.url },
  }),
});
