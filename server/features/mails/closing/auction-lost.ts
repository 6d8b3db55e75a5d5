import { secondChanceDays } from "#contract/deals/purchases.ts";
import type { FeeLine } from "#contract/payments/fee-kinds.ts";
import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { priceWithPremium } from "#server/features/mails/templates/price-with-premium.ts";

/** To a bidder who did not win: what the lot was sold for, or that it was not sold. */
export const auctionLostMail = (lot: {
  name: string;
  /** Haléře; null for a lot that was not sold. */
  finalPriceMinor: number | null;
  premium: FeeLine | null;
  url: string;
}): MailTexts => ({
  cs: () =>
    lot.finalPriceMinor === null
      ? {
          subject: `Neprodáno: ${lot.name}`,
          heading: "Aukce skončila bez prodeje",
          paragraphs: [
            `v aukci ${lot.name}, kde jste přihazovali, nebylo dosaženo minimální ceny.`,
            `Prodávající vám položku může do ${countedCzech(secondChanceDays, "day", "genitive")} nabídnout, nebo ji nabídne znovu všem. Nic platit nemusíte.`,
          ],
          action: { label: "Zobrazit položku", url: lot.url },
        }
      : {
          subject: `Aukce skončila: ${lot.name}`,
          heading: "Tentokrát vyhrál někdo jiný",
          paragraphs: [`aukce ${lot.name} skončila a nejvyšší příhoz měl někdo jiný. Nic platit nemusíte.`],
          facts: [["Vydražená cena", priceWithPremium("cs", { ...lot, priceMinor: lot.finalPriceMinor })]],
          action: { label: "Zobrazit položku", url: lot.url },
        },
  en: () =>
    lot.finalPriceMinor === null
      ? {
          subject: `Not sold: ${lot.name}`,
          heading: "The auction ended without a sale",
          paragraphs: [
            `The auction of ${lot.name}, in which you bid, did not reach its reserve.`,
            `Within ${countedEnglish(secondChanceDays, "day")} the seller may offer it to you, or relist it for everybody. You have nothing to pay.`,
          ],
          action: { label: "View the item", url: lot.url },
        }
      : {
          subject: `The auction has ended: ${lot.name}`,
          heading: "Somebody else has won this time",
          paragraphs: [
            `The auction of ${lot.name} has ended and somebody else bid higher. You have nothing to pay.`,
          ],
          facts: [["Winning price", priceWithPremium("en", { ...lot, priceMinor: lot.finalPriceMinor })]],
          action: { label: "View the item", url: lot.url },
        },
});
