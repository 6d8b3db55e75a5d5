import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To the owner of an account whose password was changed, perhaps by someone else. */
export const passwordChangedMail = (url: string): MailTexts => ({
  cs: () => ({
    subject: "Heslo do Kabinetu bylo změněno",
    heading: "Heslo bylo změněno",
    paragraphs: [
      "heslo k vašemu účtu je nové. Zařízení, na kterých jste se přihlásili se starým, jsou odhlášena.",
    ],
    action: { label: "Nastavit jiné heslo", url },
    note: "Pokud jste heslo neměnili vy, nastavte si prosím ihned jiné.",
  }),
  en: () => ({
    subject: "Your Kabinet password was changed",
    heading: "Your password was changed",
    paragraphs: [
      "Your account has a new password. Devices that were signed in with the old one have been signed out.",
    ],
    action: { label: "Set another password", url },
    note: "If it was not you who changed the password, please set another one right away.",
  }),
});
