import type { SaleWay } from "#contract/listings/listing-kinds.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { LetterTexts } from "#server/features/mails/letters/letter.ts";
import { formatPrice } from "#server/messages/formats.ts";

/** One side of a sale as the other side may see it (RULES.md D10). */
export interface Party {
  readonly username: string;
  readonly email: string;
}

/** Subject, heading and first sentence of the letter, by the way of the sale. */
interface Opening {
  readonly subject: string;
  readonly heading: string;
  readonly first: string;
}

const openings: Record<Locale, Record<SaleWay, (name: string) => Opening>> = {
  cs: {
    bid: (name) => ({
      subject: `Vyhráno: ${name}`,
      heading: "Položka je vaše",
      first: `gratulujeme. Aukce ${name} skončila a nejvyšší příhoz je váš.`,
    }),
    buy_now: (name) => ({
      subject: `Koupeno: ${name}`,
      heading: "Položka je vaše",
      first: `gratulujeme. Položku ${name} jste koupili ihned a aukce tím skončila.`,
    }),
    fixed_price: (name) => ({
      subject: `Koupeno: ${name}`,
      heading: "Položka je vaše",
      first: `gratulujeme. Položku ${name} jste koupili za pevnou cenu.`,
    }),
    offer: (name) => ({
      subject: `Koupeno: ${name}`,
      heading: "Položka je vaše",
      first: `gratulujeme. Na koupi ${name} jste se s prodávajícím dohodli.`,
    }),
    second_chance: (name) => ({
      subject: `Koupeno: ${name}`,
      heading: "Položka je vaše",
      first: `gratulujeme. Přijali jste nabídku po aukci ${name}.`,
    }),
  },
  en: {
    bid: (name) => ({
      subject: `Won: ${name}`,
      heading: "The item is yours",
      first: `Congratulations. The auction of ${name} has ended and the highest bid is yours.`,
    }),
    buy_now: (name) => ({
      subject: `Bought: ${name}`,
      heading: "The item is yours",
      first: `Congratulations. You have bought ${name} at once, which ended the auction.`,
    }),
    fixed_price: (name) => ({
      subject: `Bought: ${name}`,
      heading: "The item is yours",
      first: `Congratulations. You have bought ${name} at its fixed price.`,
    }),
    offer: (name) => ({
      subject: `Bought: ${name}`,
      heading: "The item is yours",
      first: `Congratulations. You and the seller have agreed on the sale of ${name}.`,
    }),
    second_chance: (name) => ({
      subject: `Bought: ${name}`,
      heading: "The item is yours",
      first: `Congratulations. You have accepted the offer made after the auction of ${name}.`,
    }),
  },
};

/** To the buyer: the price, and how to reach the seller. */
export const auctionWonLetter = (lot: {
  name: string;
  soldBy: SaleWay;
  finalPriceMinor: number;
  seller: Party;
  url: string;
}): LetterTexts => ({
  cs: () => {
    const { subject, heading, first } = openings.cs[lot.soldBy](lot.name);
    return {
      subject,
      heading,
      paragraphs: [
        first,
        "Na stránce obchodu najdete, kolik a kam zaplatit. Na zaplacení jsou tři pracovní dny.",
      ],
      facts: [
        [lot.soldBy === "bid" ? "Vydražená cena" : "Kupní cena", formatPrice("cs", lot.finalPriceMinor)],
        ["Prodávající", lot.seller.username],
        ["E-mail prodávajícího", lot.seller.email],
      ],
      action: { label: "Přejít k platbě", url: lot.url },
    };
  },
  en: () => {
    const { subject, heading, first } = openings.en[lot.soldBy](lot.name);
    return {
      subject,
      heading,
      paragraphs: [
        first,
        "The page of the deal says how much to pay and where. Payment is due within three working days.",
      ],
      facts: [
        [lot.soldBy === "bid" ? "Winning price" : "Purchase price", formatPrice("en", lot.finalPriceMinor)],
        ["Seller", lot.seller.username],
        ["Seller's e-mail", lot.seller.email],
      ],
      action: { label: "Go to the payment", url: lot.url },
    };
  },
});
