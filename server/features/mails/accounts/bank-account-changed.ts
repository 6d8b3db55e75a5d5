import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import { bankChangeWaitMs } from "#server/features/accounts/contact/bank-change-rules.ts";
import type { LetterTexts } from "#server/features/mails/letters/letter.ts";

/** To the owner of an account whose bank account was written anew: whoever did not do so can still stop it. */
export const bankAccountChangedLetter = (url: string): LetterTexts => ({
  cs: () => ({
    subject: "Změna bankovního účtu",
    heading: "Změnili jste bankovní účet",
    paragraphs: [
      `v kontaktních údajích je nový účet, na který vám mají kupující platit. Pro nové obchody začne platit za ${countedCzech(bankChangeWaitMs / 3_600_000, "hour")}. Rozběhnuté obchody se nemění.`,
      "Pokud jste to nebyli vy, vraťte účet zpět, změňte si heslo a napište nám.",
    ],
    action: { label: "Zkontrolovat účet", url },
  }),
  en: () => ({
    subject: "Bank account changed",
    heading: "You have changed your bank account",
    paragraphs: [
      `Your contact details have a new account for buyers to pay into. New deals use it after ${countedEnglish(bankChangeWaitMs / 3_600_000, "hour")}. Deals under way do not change.`,
      "If this was not you, please restore the old account, change your password and write to us.",
    ],
    action: { label: "Check the account", url },
  }),
});
