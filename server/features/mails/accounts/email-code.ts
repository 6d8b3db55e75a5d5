import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import { codeMinutes } from "#server/features/accounts/email/email-change-rules.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To the e-mail that somebody wants to sign in with from now on: the code that shows it is theirs. */
export const emailCodeMail = (code: string, url: string): MailTexts => ({
  cs: () => ({
    subject: `Kód ke změně e-mailu: ${code}`,
    heading: "Potvrďte nový e-mail",
    paragraphs: [
      "chcete se do Kabinetu přihlašovat tímto e-mailem. Opište prosím na stránce účtu tento kód.",
    ],
    facts: [["Kód", code]],
    action: { label: "Otevřít účet", url },
    note: `Kód platí ${countedCzech(codeMinutes, "minute")} a lze ho použít jednou. Pokud jste o změnu nežádali, nemusíte dělat nic.`,
  }),
  en: () => ({
    subject: `Code for your new e-mail: ${code}`,
    heading: "Confirm your new e-mail",
    paragraphs: [
      "You want to sign in to Kabinet with this e-mail. Please enter this code on your account’s page.",
    ],
    facts: [["Code", code]],
    action: { label: "Open the account", url },
    note: `The code is valid for ${countedEnglish(codeMinutes, "minute")} and works once. If you did not ask for the change, there is nothing you need to do.`,
  }),
});
