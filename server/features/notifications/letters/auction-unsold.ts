import type { LetterTexts } from "./letter.ts";

/** To the seller of a lot that found no buyer: nobody bid, or the reserve was not met. */
export const auctionUnsoldLetter = (lot: { name: string; bidCount: number; url: string }): LetterTexts => ({
  cs: () => ({
    subject: `Neprodáno: ${lot.name}`,
    heading: "Aukce skončila bez prodeje",
    paragraphs: [
      lot.bidCount === 0
        ? `v aukci ${lot.name} nikdo nepřihodil.`
        : `příhozy v aukci ${lot.name} nedosáhly vaší minimální ceny.`,
      "Položku můžete kdykoli nabídnout znovu.",
    ],
    action: { label: "Zobrazit vaše aukce", url: lot.url },
  }),
  en: () => ({
    subject: `Not sold: ${lot.name}`,
    heading: "The auction ended without a sale",
    paragraphs: [
      lot.bidCount === 0
        ? `Nobody bid in the auction of ${lot.name}.`
        : `The bids in the auction of ${lot.name} did not reach your reserve.`,
      "You can offer the item again at any time.",
    ],
    action: { label: "View your auctions", url: lot.url },
  }),
});
