import type { ListingType } from "#contract/listings/listing-kinds.ts";
import type { FeeLine } from "#contract/payments/fee-kinds.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { priceWithPremium } from "#server/features/mails/templates/price-with-premium.ts";
import { formatMoment } from "#server/messages/formats.ts";

/** To the owner of a demand or of a supply by agreement: the offer, and how long it stands. */
export const offerMadeMail = (offer: {
  name: string;
  type: ListingType;
  author: string;
  text: string;
  priceMinor: number;
  /** What the reader would pay on top; null where none is asked, or the reader would sell. */
  premium: FeeLine | null;
  expiresAt: Date;
  url: string;
}): MailTexts => ({
  cs: () => ({
    subject: `Nová nabídka: ${offer.name}`,
    heading: "Máte novou nabídku",
    paragraphs: [
      offer.type === "demand"
        ? `na poptávku ${offer.name} vám ${offer.author} nabízí prodej.`
        : `${offer.author} má zájem koupit ${offer.name}.`,
      ...(offer.text ? [`„${offer.text}“`] : []),
      "Nabídku můžete přijmout, odmítnout, nebo jednou navrhnout jinou cenu.",
    ],
    facts: [
      ["Nabízená cena", priceWithPremium("cs", offer)],
      ["Platí do", formatMoment("cs", offer.expiresAt)],
    ],
    action: { label: "Odpovědět na nabídku", url: offer.url },
  }),
  en: () => ({
    subject: `New offer: ${offer.name}`,
    heading: "You have a new offer",
    paragraphs: [
      offer.type === "demand"
        ? `${offer.author} offers to sell you what you are looking for: ${offer.name}.`
        : `${offer.author} would like to buy ${offer.name} from you.`,
      ...(offer.text ? [`“${offer.text}”`] : []),
      "You can accept it, decline it, or propose another price once.",
    ],
    facts: [
      ["Price offered", priceWithPremium("en", offer)],
      ["Valid until", formatMoment("en", offer.expiresAt)],
    ],
    action: { label: "Answer the offer", url: offer.url },
  }),
});
