import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import { lifetimeMs } from "#server/features/accounts/mail-links/create-mail-link.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

export const newPasswordMail = (url: string): MailTexts => ({
  cs: () => ({
    subject: "Nové heslo do Kabinetu",
    heading: "Nastavte si nové heslo",
    paragraphs: ["přišla nám žádost o nové heslo k vašemu účtu. Nastavíte si ho tlačítkem níže."],
    action: { label: "Nastavit nové heslo", url },
    note: `Odkaz platí ${countedCzech(lifetimeMs.password / 60_000, "minute")} a lze ho použít jednou. Pokud jste o heslo nežádali, nemusíte dělat nic: stávající heslo platí dál.`,
  }),
  en: () => ({
    subject: "A new password for Kabinet",
    heading: "Set a new password",
    paragraphs: ["Somebody asked for a new password for your account. The button below lets you set one."],
    action: { label: "Set a new password", url },
    note: `The link is valid for ${countedEnglish(lifetimeMs.password / 60_000, "minute")} and works once. If you did not ask for it, there is nothing you need to do: your current password stays valid.`,
  }),
});
