import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { type Priced, priceWithPremium } from "#server/features/mails/templates/price-with-premium.ts";
import { formatMoment } from "#server/messages/formats.ts";

/** To the bidder who has lost the lead: the visible price, never a maximum. */
export const outbidMail = (lot: Priced & { name: string; endsAt: Date; url: string }): MailTexts => ({
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
