import { secondChanceDays } from "#contract/sales.ts";
import type { LetterTexts } from "./letter.ts";

/** To the seller of what its buyer never paid for: the sale is undone, and what may follow. */
export const saleVoidedLetter = (sale: {
  name: string;
  /** Somebody else has bid who may be asked. */
  canOfferSecondChance: boolean;
  url: string;
}): LetterTexts => ({
  cs: () => ({
    subject: `Prodej zrušen: ${sale.name}`,
    heading: "Položka je zase vaše",
    paragraphs: [
      `prodej položky ${sale.name} neplatí, kupující nezaplatil. Položku si nechte, nic neodesílejte.`,
      sale.canOfferSecondChance
        ? `Můžete ji nabídnout znovu, nebo do ${secondChanceDays} dní dalšímu přihazujícímu za jeho vlastní maximum.`
        : "Můžete ji nabídnout znovu.",
    ],
    action: { label: "Zobrazit vaše aukce", url: sale.url },
  }),
  en: () => ({
    subject: `Sale undone: ${sale.name}`,
    heading: "The item is yours again",
    paragraphs: [
      `The sale of ${sale.name} does not stand, the buyer has not paid. Keep the item and send nothing.`,
      sale.canOfferSecondChance
        ? `You can offer it again, or within ${secondChanceDays} days to the next bidder at that bidder's own maximum.`
        : "You can offer it again.",
    ],
    action: { label: "View your auctions", url: sale.url },
  }),
});
