import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To an e-mail that a visitor entered; newsletters start only when its owner confirms it (double opt-in), within so many days. */
export const confirmNewsletterMail = (url: string, days: number): MailTexts => ({
  cs: () => ({
    subject: "Potvrďte prosím odběr newsletterů",
    heading: "Chcete dostávat naše newslettery?",
    paragraphs: [
      "na našich stránkách někdo zadal tento e-mail k odběru newsletterů. Pokud jste to byli vy, potvrďte to prosím.",
      "Dokud odběr nepotvrdíte, žádné newslettery posílat nebudeme.",
    ],
    action: { label: "Potvrdit odběr", url },
    note: `Odkaz platí ${countedCzech(days, "day")}. Pokud jste o newslettery nežádali, nemusíte dělat nic a adresu smažeme.`,
  }),
  en: () => ({
    subject: "Please confirm your subscription",
    heading: "Would you like our newsletters?",
    paragraphs: [
      "Somebody entered this e-mail on our site to receive newsletters. If it was you, please confirm it.",
      "Until you do, we will not send any.",
    ],
    action: { label: "Confirm subscription", url },
    note: `The link is valid for ${countedEnglish(days, "day")}. If you did not ask for newsletters, there is nothing you need to do and we will delete the address.`,
  }),
});
