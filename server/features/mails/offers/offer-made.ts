import type { ListingType } from "#contract/listings/listing-kinds.ts";
import type { LetterTexts } from "#server/features/mails/letters/letter.ts";
import { formatMoment, formatPrice } from "#server/messages/formats.ts";

/** To the owner of a demand or of a supply by agreement: the offer, and how long it stands. */
export const offerMadeLetter = (offer: {
  name: string;
  type: ListingType;
  author: string;
  text: string;
  priceMinor: number;
  expiresAt: Date;
  url: string;
}): LetterTexts => ({
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
      ["Nabízená cena", formatPrice(offer.priceMinor)],
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
      ["Price offered", formatPrice(offer.priceMinor)],
      ["Valid until", formatMoment("en", offer.expiresAt)],
    ],
    action: { label: "Answer the offer", url: offer.url },
  }),
});
