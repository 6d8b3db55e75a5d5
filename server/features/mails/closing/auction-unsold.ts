import { secondChanceDays } from "#contract/deals/purchases.ts";
import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To the seller of an unsold lot: without a bid, or with the reserve not met. */
export const auctionUnsoldMail = (lot: {
  name: string;
  bidCount: number;
  /** Whether the lot is relisted automatically. */
  isRelisted: boolean;
  url: string;
}): MailTexts => ({
  cs: () => ({
    subject: `Neprodáno: ${lot.name}`,
    heading: "Aukce skončila bez prodeje",
    paragraphs: [
      lot.bidCount === 0
        ? `v aukci ${lot.name} nikdo nepřihodil.`
        : `příhozy v aukci ${lot.name} nedosáhly vaší minimální ceny.`,
      lot.isRelisted
        ? "Podle vašeho přání položku nabízíme znovu."
        : lot.bidCount === 0
          ? "Položku můžete kdykoli nabídnout znovu."
          : `Položku můžete kdykoli nabídnout znovu, nebo do ${countedCzech(secondChanceDays, "day", "genitive")} tomu, kdo přihodil nejvíc.`,
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
      lot.isRelisted
        ? "As you asked, we have relisted the item."
        : lot.bidCount === 0
          ? "You can relist the item at any time."
          : `You can relist the item at any time, or within ${countedEnglish(secondChanceDays, "day")} offer it to the highest bidder.`,
    ],
    action: { label: "View your listings", url: lot.url },
  }),
});
