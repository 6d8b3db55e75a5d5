import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

interface WithdrawnStrike {
  /** The listing's. */
  readonly name: string;
  readonly reason: string;
  /** The strikes that are left. */
  readonly left: number;
  readonly url: string;
}

/** To whose strike it was: it no longer counts, and why. A release of the account has a mail of its own. */
export const strikeWithdrawnMail = ({ name, reason, left, url }: WithdrawnStrike): MailTexts => ({
  cs: () => ({
    subject: `Záznam o nezaplacení jsme zrušili: ${name}`,
    heading: "Záznam o nezaplacení se už nepočítá",
    paragraphs: [
      `záznam o nezaplacení položky ${name} jsme z vašeho účtu odebrali.`,
      "Obchod i prodej zůstávají zrušené.",
    ],
    facts: [
      ["Důvod", reason],
      ["Zbývá záznamů", String(left)],
    ],
    action: { label: "Zobrazit obchod", url },
  }),
  en: () => ({
    subject: `We have withdrawn the record of non-payment: ${name}`,
    heading: "The record of non-payment no longer counts",
    paragraphs: [
      `We have taken the record of non-payment for ${name} off your account.`,
      "The deal and the sale stay cancelled.",
    ],
    facts: [
      ["Reason", reason],
      ["Records left", String(left)],
    ],
    action: { label: "View the deal", url },
  }),
});
