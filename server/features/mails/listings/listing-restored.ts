import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

interface RestoredListing {
  readonly name: string;
  readonly url: string;
}

/** To whoever had bid on a lot that was taken off, once it is back. */
export const auctionRestoredMail = ({ name, url }: RestoredListing): MailTexts => ({
  cs: () => ({
    subject: `Aukce je zpět: ${name}`,
    heading: "Aukce zase běží",
    paragraphs: [
      `aukce ${name}, kterou moderátor zrušil, je po odvolání prodávajícího zpět.`,
      "Vaše příhozy zanikly se zrušením a nevracejí se. Máte-li o položku dál zájem, přihoďte prosím znovu.",
    ],
    action: { label: "Zobrazit aukci", url },
  }),
  en: () => ({
    subject: `The auction is back: ${name}`,
    heading: "The auction is running again",
    paragraphs: [
      `The auction of ${name}, which a moderator had cancelled, is back after an appeal by its seller.`,
      "Your bids ended with the cancellation and do not come back. If you still want the item, please bid again.",
    ],
    action: { label: "View the auction", url },
  }),
});

/** To a watcher of a listing that was taken off, once it is back. */
export const watchedRestoredMail = ({ name, url }: RestoredListing): MailTexts => ({
  cs: () => ({
    subject: `Zpět v nabídce: ${name}`,
    heading: "Sledovaná položka je zpět",
    paragraphs: [`položka ${name}, kterou sledujete, je po odvolání prodávajícího zpět v nabídce.`],
    action: { label: "Zobrazit položku", url },
  }),
  en: () => ({
    subject: `Back on offer: ${name}`,
    heading: "An item you follow is back",
    paragraphs: [`${name}, which you follow, is back on offer after an appeal by its seller.`],
    action: { label: "View the item", url },
  }),
});
