import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To the owner of an account to which the first bank account was entered: whoever did not do so learns of it. */
export const bankAccountEnteredMail = (url: string): MailTexts => ({
  cs: () => ({
    subject: "Nový bankovní účet",
    heading: "V údajích přibyl bankovní účet",
    paragraphs: [
      "v kontaktních údajích je nově bankovní účet, na který vám budou kupující platit. Nové obchody se na něj platí hned.",
      "Pokud jste ho nezadali vy, odeberte ho prosím, změňte si heslo a napište nám.",
    ],
    action: { label: "Zkontrolovat účet", url },
  }),
  en: () => ({
    subject: "Bank account added",
    heading: "A bank account was added",
    paragraphs: [
      "Your contact details now include a bank account for buyers to pay into. New deals use it at once.",
      "If this was not you, please remove it, change your password and write to us.",
    ],
    action: { label: "Check the account", url },
  }),
});
