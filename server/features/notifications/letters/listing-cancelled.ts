import type { LetterTexts } from "./letter.ts";

interface CancelledListing {
  readonly name: string;
  readonly reason: string | null;
  readonly url: string;
}

/** How to object (DSA, Art. 17). */
const objection = {
  cs: "Rozhodl člověk. Pokud nesouhlasíte, odpovězte na tento dopis do šesti měsíců a rozhodnutí posoudí jiný moderátor. Můžete se obrátit i na mimosoudní orgán nebo soud.",
  en: "A person decided this. If you disagree, reply to this letter within six months and another moderator will look at it. You may also turn to an out-of-court body or to a court.",
};
const facts = (label: string, reason: string | null) => (reason ? { facts: [[label, reason] as const] } : {});

/** To everybody who has bid on a lot that was taken off. */
export const auctionCancelledLetter = ({ name, reason, url }: CancelledListing): LetterTexts => ({
  cs: () => ({
    subject: `Zrušeno: ${name}`,
    heading: "Aukce je zrušená",
    paragraphs: [`aukci ${name} zrušil moderátor.`, "Příhozy v ní neplatí a nic neplatíte."],
    ...facts("Důvod", reason),
    action: { label: "Zobrazit aukci", url },
    note: objection.cs,
  }),
  en: () => ({
    subject: `Cancelled: ${name}`,
    heading: "The auction is cancelled",
    paragraphs: [
      `A moderator has cancelled the auction of ${name}.`,
      "Its bids are void and you pay nothing.",
    ],
    ...facts("Reason", reason),
    action: { label: "View the auction", url },
    note: objection.en,
  }),
});

/** To the seller whose listing a moderator has taken off. */
export const listingCancelledLetter = ({ name, reason, url }: CancelledListing): LetterTexts => ({
  cs: () => ({
    subject: `Zrušeno: ${name}`,
    heading: "Vaše nabídka je zrušená",
    paragraphs: [`moderátor zrušil vaši nabídku ${name}. Případné příhozy neplatí.`],
    ...facts("Důvod", reason),
    action: { label: "Zobrazit nabídku", url },
    note: objection.cs,
  }),
  en: () => ({
    subject: `Cancelled: ${name}`,
    heading: "Your listing is cancelled",
    paragraphs: [`A moderator has cancelled your listing ${name}. Any bids on it are void.`],
    ...facts("Reason", reason),
    action: { label: "View the listing", url },
    note: objection.en,
  }),
});
