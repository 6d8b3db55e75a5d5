import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatPrice } from "#server/messages/formats.ts";

/** To the bidder who led a lot below its reserve until another user bought it at the buy-now price. */
export const boughtByAnotherMail = (lot: {
  name: string;
  finalPriceMinor: number;
  url: string;
}): MailTexts => ({
  cs: () => ({
    subject: `Koupil někdo jiný: ${lot.name}`,
    heading: "Položku koupil někdo jiný",
    paragraphs: [
      `v aukci ${lot.name} jste vedli, minimální cena však nebyla dosažena a položku někdo koupil ihned.`,
      "Váš příhoz tím zanikl, nic neplatíte.",
    ],
    facts: [["Prodáno za", formatPrice(lot.finalPriceMinor)]],
    action: { label: "Zobrazit položku", url: lot.url },
  }),
  en: () => ({
    subject: `Bought by somebody else: ${lot.name}`,
    heading: "Somebody else has bought the item",
    paragraphs: [
      `You were leading the auction of ${lot.name}, but the reserve was not met and somebody used Buy now.`,
      "Your bid is void and you pay nothing.",
    ],
    facts: [["Sold for", formatPrice(lot.finalPriceMinor)]],
    action: { label: "View the item", url: lot.url },
  }),
});
