import { freeListings } from "#contract/listings/publication-limits.ts";
import { objection } from "#server/features/mails/templates/decision.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To a user whose verified account a moderator has taken back, with the reason. */
export const verificationWithdrawnMail = (reason: string, url: string): MailTexts => ({
  cs: () => ({
    subject: "Ověření účtu jsme odebrali",
    heading: "Ověření účtu jsme odebrali",
    paragraphs: [
      `podle rozhodnutí moderátora už váš účet není ověřený. Nabídky, které běží, běží dál; pro více než ${freeListings} zveřejněných je ověření znovu potřeba.`,
    ],
    facts: [["Důvod", reason]],
    action: { label: "Ověřit účet", url },
    note: objection.cs,
  }),
  en: () => ({
    subject: "Your account is no longer verified",
    heading: "Your account is no longer verified",
    paragraphs: [
      `A moderator has decided that your account is no longer verified. Running listings go on; to publish more than ${freeListings}, you need to verify the account again.`,
    ],
    facts: [["Reason", reason]],
    action: { label: "Verify the account", url },
    note: objection.en,
  }),
});
