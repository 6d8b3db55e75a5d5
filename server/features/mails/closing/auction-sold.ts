import { workingDaysToPay } from "#contract/deals/deal-limits.ts";
import type { SaleWay } from "#contract/listings/listing-kinds.ts";
import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatPrice } from "#server/messages/formats.ts";
import type { Party } from "./auction-won.ts";

/** How the sale came about, as the mail's first sentence. */
const firsts: Record<Locale, Record<SaleWay, (name: string) => string>> = {
  cs: {
    bid: (name) => `vaše položka ${name} se prodala.`,
    buy_now: (name) => `položku ${name} někdo koupil ihned, aukce tím skončila.`,
    fixed_price: (name) => `položku ${name} někdo koupil za vaši cenu.`,
    offer: (name) => `položka ${name} je prodaná za dohodnutou nabídku.`,
    second_chance: (name) => `přihazující přijal vaši nabídku a položka ${name} je prodaná.`,
  },
  en: {
    bid: (name) => `Your item ${name} has been sold.`,
    buy_now: (name) => `Somebody has bought ${name} with Buy now, which ended the auction.`,
    fixed_price: (name) => `Somebody has bought ${name} at your price.`,
    offer: (name) => `${name} is sold at the agreed price.`,
    second_chance: (name) => `The bidder has accepted your offer and ${name} is sold.`,
  },
};

/** To the seller of a sold lot. */
export const auctionSoldMail = (lot: {
  name: string;
  soldBy: SaleWay;
  finalPriceMinor: number;
  buyer: Party;
  url: string;
}): MailTexts => ({
  cs: () => ({
    subject: `Prodáno: ${lot.name}`,
    heading: "Vaše položka je prodaná",
    paragraphs: [
      firsts.cs[lot.soldBy](lot.name),
      `Kupující má na zaplacení ${countedCzech(workingDaysToPay, "workingDay")}. Až platba přijde, potvrďte ji na stránce obchodu.`,
    ],
    facts: [
      ["Cena", formatPrice(lot.finalPriceMinor)],
      ["Kupující", lot.buyer.username],
      ["E-mail kupujícího", lot.buyer.email],
    ],
    action: { label: "Přejít k obchodu", url: lot.url },
  }),
  en: () => ({
    subject: `Sold: ${lot.name}`,
    heading: "Your item is sold",
    paragraphs: [
      firsts.en[lot.soldBy](lot.name),
      `Payment is due within ${countedEnglish(workingDaysToPay, "workingDay")}. Once it arrives, please confirm it on the deal’s page.`,
    ],
    facts: [
      ["Price", formatPrice(lot.finalPriceMinor)],
      ["Buyer", lot.buyer.username],
      ["Buyer’s e-mail", lot.buyer.email],
    ],
    action: { label: "Go to the deal", url: lot.url },
  }),
});
