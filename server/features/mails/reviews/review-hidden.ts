import { decisionParts, type Reasons } from "#server/features/mails/templates/decision.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To the author of a review that a moderator took off the pages. */
export const reviewHiddenMail = (review: Reasons & { name: string; url: string }): MailTexts => ({
  cs: () => ({
    subject: `Skryté hodnocení: ${review.name}`,
    heading: "Vaše hodnocení jsme skryli",
    paragraphs: [
      `hodnocení, které jste napsali k obchodu s položkou ${review.name}, skryl moderátor. Na stránkách už není vidět a nepočítá se.`,
    ],
    ...decisionParts("cs", review),
    action: { label: "Zobrazit obchod", url: review.url },
  }),
  en: () => ({
    subject: `Review hidden: ${review.name}`,
    heading: "We have hidden your review",
    paragraphs: [
      `A moderator has hidden the review you wrote about the deal on ${review.name}. It is no longer shown and does not count.`,
    ],
    ...decisionParts("en", review),
    action: { label: "View the deal", url: review.url },
  }),
});
