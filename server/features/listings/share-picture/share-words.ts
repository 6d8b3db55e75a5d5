import type { Locale } from "#contract/values/locale.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { formatMoment, formatPrice } from "#server/messages/formats.ts";
import type { ShareFacts } from "./share-facts.ts";

/** The two lines below the name: the kind of listing, and the price. */
export interface ShareWords {
  readonly kind: string;
  readonly price: string;
}

const texts = {
  cs: {
    sold: "Prodáno",
    over: "Již není v nabídce",
    demand: "Poptávka",
    by_agreement: "Na prodej",
    stock: "Z obchodu",
    fixed_price: "Pevná cena",
    auction: "Aukce do",
    upTo: "do",
    agreed: "cena dohodou",
    from: "od",
    already: "už",
  },
  en: {
    sold: "Sold",
    over: "No longer offered",
    demand: "Wanted",
    by_agreement: "For sale",
    stock: "From the shop",
    fixed_price: "Fixed price",
    auction: "Auction until",
    upTo: "up to",
    agreed: "price by agreement",
    from: "from",
    already: "now",
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The words of a share picture. Networks keep a picture for weeks: the price of an auction says that it may rise. */
export function shareWords(facts: ShareFacts): ShareWords {
  const { locale, type, saleMode, status, price, hasBids, endsAt } = facts;
  const words = texts[locale];
  const amount = price === null ? "" : formatPrice(toMinor(price));
  if (status === "sold") return { kind: words.sold, price: amount };
  if (status !== "live") return { kind: words.over, price: "" };
  if (type === "demand") return { kind: words.demand, price: amount ? `${words.upTo} ${amount}` : words.agreed };
  if (saleMode !== "auction" || endsAt === null) {
    return { kind: words[saleMode === "auction" ? "by_agreement" : saleMode], price: amount || words.agreed };
  }
  return {
    kind: `${words.auction} ${formatMoment(locale, new Date(endsAt))}`,
    price: `${hasBids ? words.already : words.from} ${amount}`,
  };
}
