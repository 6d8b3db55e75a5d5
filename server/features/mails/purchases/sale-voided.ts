import { secondChanceDays } from "#contract/deals/purchases.ts";
import type { VoidingCause } from "#server/features/listings/events.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To the seller of a sale that was undone: the reason, and the next steps. */
export const saleVoidedMail = (sale: {
  name: string;
  cause: VoidingCause;
  /** Whether another bidder may be offered the lot. */
  canOfferSecondChance: boolean;
  url: string;
}): MailTexts => ({
  cs: () => ({
    subject: `Prodej zrušen: ${sale.name}`,
    heading: "Položka je zase vaše",
    paragraphs: [
      {
        non_payment: `prodej položky ${sale.name} neplatí, kupující nezaplatil. Položku si nechte, nic neodesílejte.`,
        postage: `prodej položky ${sale.name} neplatí, kupující nepřijal cenu dopravy. Položku si nechte, nic neodesílejte. Příště uveďte dopravu už v nabídce.`,
        problem: `prodej položky ${sale.name} neplatí, tak rozhodl moderátor. Důvody máte v jeho rozhodnutí. Pokud jste už něco dostali nebo odeslali, vraťte si to prosím navzájem.`,
      }[sale.cause],
      sale.canOfferSecondChance
        ? `Můžete ji nabídnout znovu, nebo do ${secondChanceDays} dní dalšímu přihazujícímu, nejvýše za jeho vlastní maximum.`
        : "Můžete ji nabídnout znovu.",
    ],
    action: { label: "Zobrazit vaše aukce", url: sale.url },
  }),
  en: () => ({
    subject: `Sale cancelled: ${sale.name}`,
    heading: "The item is yours again",
    paragraphs: [
      {
        non_payment: `The sale of ${sale.name} is void because the buyer has not paid. Keep the item and send nothing.`,
        postage: `The sale of ${sale.name} is void because the buyer has not accepted the postage. Keep the item and send nothing. Next time, please state the postage in the listing.`,
        problem: `The sale of ${sale.name} is void by a moderator’s decision, which gives the reasons. If either side has received anything, please return it.`,
      }[sale.cause],
      sale.canOfferSecondChance
        ? `You can relist it, or within ${secondChanceDays} days offer it to the next bidder, for no more than their own maximum.`
        : "You can relist it.",
    ],
    action: { label: "View your listings", url: sale.url },
  }),
});
