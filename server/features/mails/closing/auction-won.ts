import { workingDaysToPay } from "#contract/deals/deal-limits.ts";
import type { handovers, SaleWay } from "#contract/listings/listing-kinds.ts";
import { type FeeLine, feeMinor } from "#contract/payments/fee-kinds.ts";
import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatDay, formatPrice } from "#server/messages/formats.ts";

/** One side of a sale as the other side may see it (rule D10). */
export interface Party {
  readonly username: string;
  readonly email: string;
}

/** Subject, heading and first sentence of the mail, by the way of the sale. */
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
      first: `Congratulations. You have bought ${name} with Buy now, which ended the auction.`,
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

/** What is to be paid: haléře, and the last day in Prague. */
interface Due {
  /** null while it is open. */
  readonly shippingMinor: number | null;
  readonly handover: (typeof handovers)[number];
  readonly payBy: string;
}

const dueFacts = {
  cs: {
    postage: "Doprava",
    open: "doplní prodávající",
    total: "Celkem k zaplacení",
    totalToSeller: "Z toho prodávajícímu",
    payBy: "Zaplatit do",
    premium: "Přirážka kupujícího (účtuje Kabinet na konci měsíce)",
  },
  en: {
    postage: "Delivery",
    open: "to be set by the seller",
    total: "Total to pay",
    totalToSeller: "Of which to the seller",
    payBy: "Due by",
    premium: "Buyer’s premium (billed by Kabinet at the end of the month)",
  },
} satisfies Record<Locale, Record<string, string>>;

/**
 * What there is to pay beside the price. Where the buyer has yet to choose between hand-overs, postage belongs to one of them
 * alone; the premium is in the total, and is paid to the site.
 */
function dueOf(locale: Locale, priceMinor: number, premium: FeeLine | null, due: Due) {
  const { shippingMinor, handover, payBy } = due;
  const words = dueFacts[locale];
  const isOpen = shippingMinor === null && handover !== "in_person";
  const postageMinor = handover === "in_person" ? 0 : (shippingMinor ?? 0);
  const premiumMinor = feeMinor(premium, priceMinor);
  const toSellerMinor = priceMinor + postageMinor;
  return [
    ...(handover === "in_person"
      ? []
      : [[words.postage, isOpen ? words.open : formatPrice(postageMinor)] as const]),
    ...(premiumMinor > 0 ? [[words.premium, formatPrice(premiumMinor)] as const] : []),
    ...(isOpen ? [] : [[words.total, formatPrice(toSellerMinor + premiumMinor)] as const]),
    ...(isOpen || premiumMinor === 0 ? [] : [[words.totalToSeller, formatPrice(toSellerMinor)] as const]),
    [words.payBy, formatDay(locale, payBy)] as const,
  ];
}

/** To the buyer: what is due, and how to reach the seller. */
export const auctionWonMail = (lot: {
  name: string;
  soldBy: SaleWay;
  finalPriceMinor: number;
  premium: FeeLine | null;
  seller: Party;
  due: Due;
  url: string;
}): MailTexts => ({
  cs: () => {
    const { subject, heading, first } = openings.cs[lot.soldBy](lot.name);
    return {
      subject,
      heading,
      paragraphs: [
        first,
        `Na stránce obchodu zvolíte předání a najdete účet i QR kód k platbě. Na zaplacení máte ${countedCzech(workingDaysToPay, "workingDay")}.`,
      ],
      facts: [
        [lot.soldBy === "bid" ? "Vydražená cena" : "Kupní cena", formatPrice(lot.finalPriceMinor)],
        ...dueOf("cs", lot.finalPriceMinor, lot.premium, lot.due),
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
        `On the deal’s page you choose delivery or collection and find the account to pay into and a QR code. Payment is due within ${countedEnglish(workingDaysToPay, "workingDay")}.`,
      ],
      facts: [
        [lot.soldBy === "bid" ? "Winning price" : "Purchase price", formatPrice(lot.finalPriceMinor)],
        ...dueOf("en", lot.finalPriceMinor, lot.premium, lot.due),
        ["Seller", lot.seller.username],
        ["Seller’s e-mail", lot.seller.email],
      ],
      action: { label: "Go to payment", url: lot.url },
    };
  },
});
