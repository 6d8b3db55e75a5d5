import type { Party } from "./auction-won.ts";
import { formatPrice } from "./formats.ts";
import type { LetterTexts } from "./letter.ts";

/** To the seller of a lot that found its buyer. */
export const auctionSoldLetter = (lot: {
  name: string;
  finalPriceMinor: number;
  buyer: Party;
  url: string;
}): LetterTexts => ({
  cs: () => ({
    subject: `Prodáno: ${lot.name}`,
    heading: "Vaše položka je prodaná",
    paragraphs: [
      `aukce ${lot.name} skončila prodejem.`,
      "Ozvěte se prosím kupujícímu a domluvte se na platbě a předání. Na zaplacení má tři pracovní dny.",
    ],
    facts: [
      ["Konečná cena", formatPrice("cs", lot.finalPriceMinor)],
      ["Kupující", lot.buyer.username],
      ["E-mail kupujícího", lot.buyer.email],
    ],
    action: { label: "Zobrazit aukci", url: lot.url },
  }),
  en: () => ({
    subject: `Sold: ${lot.name}`,
    heading: "Your item is sold",
    paragraphs: [
      `The auction of ${lot.name} has ended with a sale.`,
      "Please write to the buyer and agree on payment and hand-over. Payment is due within three working days.",
    ],
    facts: [
      ["Final price", formatPrice("en", lot.finalPriceMinor)],
      ["Buyer", lot.buyer.username],
      ["Buyer's e-mail", lot.buyer.email],
    ],
    action: { label: "View the auction", url: lot.url },
  }),
});
