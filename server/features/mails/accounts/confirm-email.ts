import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import { lifetimeMs } from "#server/features/accounts/mail-links/create-mail-link.ts";
import { unconfirmedDays } from "#server/features/accounts/sweep-expired.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To a new user, and again on every request for a way in: the link that confirms the e-mail. */
export const confirmEmailMail = (url: string): MailTexts => ({
  cs: () => ({
    subject: "Potvrďte prosím svůj e-mail",
    heading: "Vítejte na Kabinetu",
    paragraphs: [
      "děkujeme za registraci. Zbývá jediný krok: potvrďte prosím, že je tento e-mail váš.",
      "Na stránce zadáte heslo z registrace, nebo si zvolíte nové. Potom můžete přihazovat i nabízet vlastní položky.",
    ],
    action: { label: "Potvrdit e-mail", url },
    note: `Odkaz platí ${countedCzech(lifetimeMs.confirm / 3_600_000, "hour")} a lze ho použít jednou. Pokud registrace nebyla vaše, nemusíte dělat nic: účet bez potvrzení po ${countedCzech(unconfirmedDays, "day", "locative")} zanikne.`,
  }),
  en: () => ({
    subject: "Please confirm your e-mail",
    heading: "Welcome to Kabinet",
    paragraphs: [
      "Thank you for registering. One step is left: please confirm that this e-mail is yours.",
      "On that page you enter the password you registered with, or choose a new one. After that you can bid and list items of your own.",
    ],
    action: { label: "Confirm e-mail", url },
    note: `The link is valid for ${countedEnglish(lifetimeMs.confirm / 3_600_000, "hour")} and works once. If it was not you who registered, there is nothing you need to do: an account that is not confirmed is deleted after ${countedEnglish(unconfirmedDays, "day")}.`,
  }),
});
