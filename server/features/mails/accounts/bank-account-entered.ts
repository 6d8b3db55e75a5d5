import type { LetterTexts } from "#server/features/mails/letters/letter.ts";

/** To the owner of an account to which the first bank account was entered: whoever did not do so learns of it. */
export const bankAccountEnteredLetter = (url: string): LetterTexts => ({
  cs: () => ({
    subject: "Účet pro platby",
    heading: "Máte zadaný účet pro platby",
    paragraphs: [
      "v kontaktních údajích je bankovní účet, na který vám mají kupující platit. Pro nové obchody platí hned.",
      "Pokud jste ho nezadali vy, odeberte ho, změňte si heslo a napište nám.",
    ],
    action: { label: "Zkontrolovat účet", url },
  }),
  en: () => ({
    subject: "Account for payments",
    heading: "An account for payments was entered",
    paragraphs: [
      "Your contact details now have a bank account for buyers to pay into. New deals use it at once.",
      "If this was not you, please remove it, change your password and write to us.",
    ],
    action: { label: "Check the account", url },
  }),
});
