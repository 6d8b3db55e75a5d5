import { formatPrice } from "./formats.ts";
import type { LetterTexts } from "./letter.ts";

/** A party of a sale as the other one may see it from now on (product decisions, "Deal"). */
export interface Party {
  readonly username: string;
  readonly email: string;
}

/** To the buyer: price, and how to reach the seller. */
export const auctionWonLetter = (lot: {
  name: string;
  finalPriceMinor: number;
  seller: Party;
  url: string;
}): LetterTexts => ({
  cs: () => ({
    subject: `Vyhráno: ${lot.name}`,
    heading: "Aukce je vaše",
    paragraphs: [
      `gratulujeme. Aukce ${lot.name} skončila a nejvyšší příhoz je váš.`,
      "Domluvte se prosím s prodávajícím na platbě a předání. Na zaplacení jsou tři pracovní dny.",
    ],
    facts: [
      ["Konečná cena", formatPrice("cs", lot.finalPriceMinor)],
      ["Prodávající", lot.seller.username],
      ["E-mail prodávajícího", lot.seller.email],
    ],
    action: { label: "Zobrazit aukci", url: lot.url },
  }),
  en: () => ({
    subject: `Won: ${lot.name}`,
    heading: "You have won",
    paragraphs: [
      `Congratulations. The auction of ${lot.name} has ended and the highest bid is yours.`,
      "Please agree with the seller on payment and hand-over. Payment is due within three working days.",
    ],
    facts: [
      ["Final price", formatPrice("en", lot.finalPriceMinor)],
      ["Seller", lot.seller.username],
      ["Seller's e-mail", lot.seller.email],
    ],
    action: { label: "View the auction", url: lot.url },
  }),
});
