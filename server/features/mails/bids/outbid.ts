import type { LetterTexts } from "#server/features/mails/letters/letter.ts";
import { formatMoment, formatPrice } from "#server/messages/formats.ts";

/** To the bidder who has lost the lead: the visible price, never a maximum. */
export const outbidLetter = (lot: {
  name: string;
  priceMinor: number;
  endsAt: Date;
  url: string;
}): LetterTexts => ({
  cs: () => ({
    subject: `Přehozeno: ${lot.name}`,
    heading: "Někdo vás přehodil",
    paragraphs: [`v aukci ${lot.name} přišel příhoz vyšší než vaše maximum.`],
    facts: [
      ["Aktuální cena", formatPrice(lot.priceMinor)],
      ["Končí", formatMoment("cs", lot.endsAt)],
    ],
    action: { label: "Přihodit znovu", url: lot.url },
  }),
  en: () => ({
    subject: `Outbid: ${lot.name}`,
    heading: "You have been outbid",
    paragraphs: [`In the auction of ${lot.name} somebody has bid more than your maximum.`],
    facts: [
      ["Current price", formatPrice(lot.priceMinor)],
      ["Ends", `${formatMoment("en", lot.endsAt)} (Prague)`],
    ],
    action: { label: "Bid again", url: lot.url },
  }),
});
