import type { SaleWay } from "#contract/auctions.ts";
import type { Locale } from "#contract/locale.ts";
import type { Party } from "./auction-won.ts";
import { formatPrice } from "./formats.ts";
import type { LetterTexts } from "./letter.ts";

/** How the sale came about, as the letter's first sentence. */
const firsts: Record<Locale, Record<SaleWay, (name: string) => string>> = {
  cs: {
    bid: (name) => `aukce ${name} skončila prodejem.`,
    buy_now: (name) => `položku ${name} někdo koupil ihned, aukce tím skončila.`,
    fixed_price: (name) => `položku ${name} někdo koupil za vaši cenu.`,
    offer: (name) => `položka ${name} je prodaná za dohodnutou nabídku.`,
    second_chance: (name) => `dražitel přijal vaši nabídku a položka ${name} je prodaná.`,
  },
  en: {
    bid: (name) => `The auction of ${name} has ended with a sale.`,
    buy_now: (name) => `Somebody has bought ${name} at once, which ended the auction.`,
    fixed_price: (name) => `Somebody has bought ${name} at your price.`,
    offer: (name) => `${name} is sold for the offer agreed upon.`,
    second_chance: (name) => `The bidder has accepted your offer and ${name} is sold.`,
  },
};

/** To the seller of a lot that found its buyer. */
export const auctionSoldLetter = (lot: {
  name: string;
  soldBy: SaleWay;
  finalPriceMinor: number;
  buyer: Party;
  url: string;
}): LetterTexts => ({
  cs: () => ({
    subject: `Prodáno: ${lot.name}`,
    heading: "Vaše položka je prodaná",
    paragraphs: [
      firsts.cs[lot.soldBy](lot.name),
      "Ozvěte se prosím kupujícímu a domluvte se na platbě a předání. Na zaplacení má tři pracovní dny.",
    ],
    facts: [
      ["Konečná cena", formatPrice("cs", lot.finalPriceMinor)],
      ["Kupující", lot.buyer.username],
      ["E-mail kupujícího", lot.buyer.email],
    ],
    action: { label: lot.soldBy === "bid" ? "Zobrazit aukci" : "Zobrazit položku", url: lot.url },
  }),
  en: () => ({
    subject: `Sold: ${lot.name}`,
    heading: "Your item is sold",
    paragraphs: [
      firsts.en[lot.soldBy](lot.name),
      "Please write to the buyer and agree on payment and hand-over. Payment is due within three working days.",
    ],
    facts: [
      ["Final price", formatPrice("en", lot.finalPriceMinor)],
      ["Buyer", lot.buyer.username],
      ["Buyer's e-mail", lot.buyer.email],
    ],
    action: { label: lot.soldBy === "bid" ? "View the auction" : "View the item", url: lot.url },
  }),
});
