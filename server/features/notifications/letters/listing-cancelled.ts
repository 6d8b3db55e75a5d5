import { decisionParts, type Reasons } from "./decision.ts";
import type { LetterTexts } from "./letter.ts";

interface CancelledListing extends Reasons {
  readonly name: string;
  readonly url: string;
}

/** To everybody who has bid on a lot that was taken off. */
export const auctionCancelledLetter = ({ name, url, ...reasons }: CancelledListing): LetterTexts => ({
  cs: () => ({
    subject: `Zrušeno: ${name}`,
    heading: "Aukce je zrušená",
    paragraphs: [`aukci ${name} zrušil moderátor.`, "Příhozy v ní neplatí a nic neplatíte."],
    ...decisionParts("cs", reasons),
    action: { label: "Zobrazit aukci", url },
  }),
  en: () => ({
    subject: `Cancelled: ${name}`,
    heading: "The auction is cancelled",
    paragraphs: [
      `A moderator has cancelled the auction of ${name}.`,
      "Its bids are void and you pay nothing.",
    ],
    ...decisionParts("en", reasons),
    action: { label: "View the auction", url },
  }),
});

/** To the seller whose listing a moderator has taken off. */
export const listingCancelledLetter = ({ name, url, ...reasons }: CancelledListing): LetterTexts => ({
  cs: () => ({
    subject: `Zrušeno: ${name}`,
    heading: "Vaše nabídka je zrušená",
    paragraphs: [`moderátor zrušil vaši nabídku ${name}. Případné příhozy neplatí.`],
    ...decisionParts("cs", reasons),
    action: { label: "Zobrazit nabídku", url },
  }),
  en: () => ({
    subject: `Cancelled: ${name}`,
    heading: "Your listing is cancelled",
    paragraphs: [`A moderator has cancelled your listing ${name}. Any bids on it are void.`],
    ...decisionParts("en", reasons),
    action: { label: "View the listing", url },
  }),
});
