import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To the owner of an e-mail that a visitor tried to register again, or a user to change to; only the owner learns of the account. */
export const accountExistsMail = (url: string): MailTexts => ({
  cs: () => ({
    subject: "Účet na Kabinetu už máte",
    heading: "Účet už máte",
    paragraphs: [
      "někdo právě zadal tento e-mail při registraci nebo jako nový e-mail svého účtu. Účet s ním už u nás je, proto se nic nestalo.",
      "Pokud jste to byli vy, stačí se přihlásit. Zapomenuté heslo si můžete nastavit znovu.",
    ],
    action: { label: "Nastavit nové heslo", url },
    note: "Pokud jste to nebyli vy, nemusíte dělat nic. Na vašem účtu se nic nezměnilo.",
  }),
  en: () => ({
    subject: "You already have a Kabinet account",
    heading: "You already have an account",
    paragraphs: [
      "Somebody has just entered this e-mail at registration or as the new e-mail of their account. It already belongs to an account, so nothing happened.",
      "If it was you, simply sign in. If you forgot your password, set a new one.",
    ],
    action: { label: "Set a new password", url },
    note: "If it was not you, there is nothing you need to do. Nothing has changed in your account.",
  }),
});
