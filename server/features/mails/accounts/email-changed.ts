import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To the address that an account had before: whoever did not change it can still ask for help. */
export const emailChangedMail = (url: string): MailTexts => ({
  cs: () => ({
    subject: "Váš účet má nový e-mail",
    heading: "E-mail účtu se změnil",
    paragraphs: [
      "účet, který měl tento e-mail, se teď přihlašuje jiným. Další zprávy už posíláme jen tam a ostatní zařízení jsou odhlášena.",
      "Pokud jste to nebyli vy, ozvěte se nám prosím hned odpovědí na tento e-mail.",
    ],
    action: { label: "Otevřít Kabinet", url },
  }),
  en: () => ({
    subject: "Your account has a new e-mail",
    heading: "The e-mail of your account has changed",
    paragraphs: [
      "The account that had this e-mail now signs in with another one. From now on we write to that one only, and other devices have been signed out.",
      "If this was not you, please reply to this e-mail right away.",
    ],
    action: { label: "Open Kabinet", url },
  }),
});
