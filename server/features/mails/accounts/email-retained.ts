import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatMoment } from "#server/messages/formats.ts";

/** To an e-mail that somebody entered for an account, though one with it was deleted within a year (RULES.md LV4). */
export const emailRetainedMail = (url: string, until: Date): MailTexts => ({
  cs: () => ({
    subject: "Tento e-mail zatím nelze použít",
    heading: "Tento e-mail zatím nelze použít",
    paragraphs: [
      "někdo právě zadal tento e-mail při registraci nebo jako nový e-mail svého účtu. Účet s ním byl nedávno smazán a e-mail rok nikomu nepřidělujeme, aby se nikdo nevydával za jeho majitele.",
      `Znovu ho bude možné použít ${formatMoment("cs", until)}. Do té doby si prosím zvolte jiný.`,
    ],
    action: { label: "Přejít na Kabinet", url },
    note: "Pokud jste to nebyli vy, nemusíte dělat nic.",
  }),
  en: () => ({
    subject: "This e-mail cannot be used yet",
    heading: "This e-mail cannot be used yet",
    paragraphs: [
      "Somebody has just entered this e-mail at registration or as the new e-mail of their account. An account with it was deleted recently, and for a year the e-mail is not reassigned, so that nobody can impersonate its owner.",
      `It can be used again from ${formatMoment("en", until)}. Until then, please choose another one.`,
    ],
    action: { label: "Go to Kabinet", url },
    note: "If it was not you, there is nothing you need to do.",
  }),
});
