import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

interface Match {
  /** Names of both listings. */
  readonly supply: string;
  readonly demand: string;
  /** Of the listing that the mail leads to; null where none is named. */
  readonly price: string | null;
  readonly url: string;
  readonly settingsUrl: string;
}

/** To who seeks something: somebody offers it. */
export const supplyFoundMail = ({ supply, demand, price, url, settingsUrl }: Match): MailTexts => ({
  cs: () => ({
    subject: `K vaší poptávce: ${supply}`,
    heading: "Někdo nabízí, co poptáváte",
    paragraphs: [`k vaší poptávce ${demand} se objevila nabídka ${supply}${price ? ` za ${price}` : ""}.`],
    action: { label: "Zobrazit nabídku", url },
    note: `Tato upozornění vypnete na stránce ${settingsUrl}`,
  }),
  en: () => ({
    subject: `For your wanted ad: ${supply}`,
    heading: "Somebody offers what you want to buy",
    paragraphs: [
      `${supply} has been listed${price ? ` at ${price}` : ""} and fits your wanted ad ${demand}.`,
    ],
    action: { label: "Show the listing", url },
    note: `To turn these notifications off, go to ${settingsUrl}`,
  }),
});

/** To who has just listed something: somebody seeks it. */
export const demandFoundMail = ({ supply, demand, price, url, settingsUrl }: Match): MailTexts => ({
  cs: () => ({
    subject: `Někdo poptává: ${demand}`,
    heading: "Někdo poptává, co nabízíte",
    paragraphs: [
      `vaší nabídce ${supply} odpovídá poptávka ${demand}${price ? ` do ${price}` : ""}. O vaší nabídce jsme kupujícímu napsali.`,
    ],
    action: { label: "Zobrazit poptávku", url },
    note: `Tato upozornění vypnete na stránce ${settingsUrl}`,
  }),
  en: () => ({
    subject: `Wanted: ${demand}`,
    heading: "Somebody wants to buy what you offer",
    paragraphs: [
      `Your listing ${supply} fits the wanted ad ${demand}${price ? ` (up to ${price})` : ""}. We have notified the buyer about your listing.`,
    ],
    action: { label: "Show the wanted ad", url },
    note: `To turn these notifications off, go to ${settingsUrl}`,
  }),
});
