import type { LetterTexts } from "#server/features/mails/letters/letter.ts";
import { formatMoment, formatPrice } from "#server/messages/formats.ts";

/** To the author of an offer: the owner names a counter price. */
export const offerCounteredLetter = (offer: {
  name: string;
  priceMinor: number;
  counterPriceMinor: number | null;
  expiresAt: Date;
  url: string;
}): LetterTexts => ({
  cs: () => ({
    subject: `Jiná cena: ${offer.name}`,
    heading: "Druhá strana navrhuje jinou cenu",
    paragraphs: [`k vaší nabídce na ${offer.name} přišel návrh jiné ceny. Rozhodnutí je na vás.`],
    facts: [
      ["Vaše nabídka", formatPrice(offer.priceMinor)],
      ["Navržená cena", formatPrice(offer.counterPriceMinor ?? offer.priceMinor)],
      ["Platí do", formatMoment("cs", offer.expiresAt)],
    ],
    action: { label: "Rozhodnout", url: offer.url },
  }),
  en: () => ({
    subject: `Another price: ${offer.name}`,
    heading: "The other side proposes another price",
    paragraphs: [`There is a counter-proposal to your offer for ${offer.name}. The decision is yours.`],
    facts: [
      ["Your offer", formatPrice(offer.priceMinor)],
      ["Price proposed", formatPrice(offer.counterPriceMinor ?? offer.priceMinor)],
      ["Valid until", formatMoment("en", offer.expiresAt)],
    ],
    action: { label: "Decide", url: offer.url },
  }),
});
