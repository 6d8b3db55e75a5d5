import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { type Priced, priceWithPremium } from "#server/features/mails/templates/price-with-premium.ts";
import { formatMoment } from "#server/messages/formats.ts";

interface CounteredOffer extends Priced {
  readonly name: string;
  readonly counterPriceMinor: number | null;
  readonly expiresAt: Date;
  readonly url: string;
}

const counterOf = ({ priceMinor, counterPriceMinor, premium }: CounteredOffer): Priced => ({
  priceMinor: counterPriceMinor ?? priceMinor,
  premium,
});

/** To the author of an offer: the owner names a counter price. */
export const offerCounteredMail = (offer: CounteredOffer): MailTexts => ({
  cs: () => ({
    subject: `Jiná cena: ${offer.name}`,
    heading: "Druhá strana navrhuje jinou cenu",
    paragraphs: [`k vaší nabídce na ${offer.name} přišel návrh jiné ceny. Rozhodnutí je na vás.`],
    facts: [
      ["Vaše nabídka", priceWithPremium("cs", offer)],
      ["Navržená cena", priceWithPremium("cs", counterOf(offer))],
      ["Platí do", formatMoment("cs", offer.expiresAt)],
    ],
    action: { label: "Rozhodnout", url: offer.url },
  }),
  en: () => ({
    subject: `Another price: ${offer.name}`,
    heading: "The other side proposes another price",
    paragraphs: [`There is a counter-proposal to your offer for ${offer.name}. The decision is yours.`],
    facts: [
      ["Your offer", priceWithPremium("en", offer)],
      ["Price proposed", priceWithPremium("en", counterOf(offer))],
      ["Valid until", formatMoment("en", offer.expiresAt)],
    ],
    action: { label: "Decide", url: offer.url },
  }),
});
