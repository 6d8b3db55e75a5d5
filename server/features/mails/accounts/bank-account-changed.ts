import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import { bankChangeWaitMs } from "#server/features/accounts/contact/bank-change-rules.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To the owner of an account whose bank account was written anew: whoever did not do so can still stop it. */
export const bankAccountChangedMail = (url: string): MailTexts => ({
  cs: () => ({
    subject: "Změna bankovního účtu",
    heading: "Váš bankovní účet se změnil",
    paragraphs: [
      `v kontaktních údajích je jiný bankovní účet. Nové obchody se na něj začnou platit za ${countedCzech(bankChangeWaitMs / 3_600_000, "hour")}, rozběhnutých se změna netýká.`,
      "Pokud jste ho nezměnili vy, vraťte prosím původní účet, změňte si heslo a napište nám.",
    ],
    action: { label: "Zkontrolovat účet", url },
  }),
  en: () => ({
    subject: "Bank account changed",
    heading: "Your bank account has changed",
    paragraphs: [
      `Your contact details have a different bank account. New deals will be paid into it after ${countedEnglish(bankChangeWaitMs / 3_600_000, "hour")}; deals under way are not affected.`,
      "If this was not you, please restore the old account, change your password and write to us.",
    ],
    action: { label: "Check the account", url },
  }),
});
