import type { LetterTexts } from "#server/features/mails/letters/letter.ts";
import { type Priced, priceWithPremium } from "#server/features/mails/letters/price-with-premium.ts";
import { formatMoment } from "#server/messages/formats.ts";

/** To the bidder who has lost the lead: the visible price, never a maximum. */
export const outbidLetter = (lot: Priced & { name: string; endsAt: Date; url: string }): LetterTexts => ({
  cs: () => ({
    subject: `Přehozeno: ${lot.name}`,
    heading: "Někdo vás přehodil",
    paragraphs: [`v aukci ${lot.name} přišel příhoz vyšší než vaše maximum.`],
    facts: [
      ["Aktuální cena", priceWithPremium("cs", lot)],
      ["Končí", formatMoment("cs", lot.endsAt)],
    ],
    action: { label: "Přihodit znovu", url: lot.url },
  }),
  en: () => ({
    subject: `Outbid: ${lot.name}`,
    heading: "You have been outbid",
    paragraphs: [`In the auction of ${lot.name} somebody has bid more than your maximum.`],
    facts: [
      ["Current price", priceWithPremium("en", lot)],
      ["Ends", `${formatMoment("en", lot.endsAt)} (Prague)`],
    ],
    action: { label: "Bid again", url: lot.url },
  }),
});
