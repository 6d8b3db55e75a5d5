import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { type Priced, priceWithPremium } from "#server/features/mails/templates/price-with-premium.ts";
import { formatMoment } from "#server/messages/formats.ts";

/** To the bidder whom an unsold lot is offered to, for the bidder's own maximum at most. */
export const secondChanceOfferedMail = (
  offer: Priced & { name: string; expiresAt: Date; url: string },
): MailTexts => ({
  cs: () => ({
    subject: `Nabídka po aukci: ${offer.name}`,
    heading: "Položka může být vaše",
    paragraphs: [
      `položka ${offer.name} zůstala po aukci neprodaná a prodávající ji nabízí vám, nejvýše za vaše vlastní maximum.`,
      "Nabídku můžete přijmout i odmítnout. Přijetí je závazné.",
    ],
    facts: [
      ["Cena", priceWithPremium("cs", offer)],
      ["Platí do", formatMoment("cs", offer.expiresAt)],
    ],
    action: { label: "Zobrazit nabídku", url: offer.url },
  }),
  en: () => ({
    subject: `Offer after the auction: ${offer.name}`,
    heading: "The item can be yours",
    paragraphs: [
      `${offer.name} was not sold in its auction, and the seller is now offering it to you, for no more than your own maximum.`,
      "You may accept the offer or decline it. Accepting is binding.",
    ],
    facts: [
      ["Price", priceWithPremium("en", offer)],
      ["Valid until", `${formatMoment("en", offer.expiresAt)} (Prague)`],
    ],
    action: { label: "View the offer", url: offer.url },
  }),
});

/** To the seller whose second chance the bidder has not accepted. */
export const secondChanceOverMail = (offer: {
  name: string;
  answer: "declined" | "expired";
  url: string;
}): MailTexts => ({
  cs: () => ({
    subject: `Nabídka nepřijata: ${offer.name}`,
    heading: "Přihazující nabídku nepřijal",
    paragraphs: [
      offer.answer === "declined"
        ? `přihazující odmítl vaši nabídku položky ${offer.name}.`
        : `na vaši nabídku položky ${offer.name} přihazující včas neodpověděl.`,
      "Položku můžete nabídnout znovu, případně dalšímu přihazujícímu.",
    ],
    action: { label: "Zobrazit vaše aukce", url: offer.url },
  }),
  en: () => ({
    subject: `Offer not accepted: ${offer.name}`,
    heading: "The bidder did not accept the offer",
    paragraphs: [
      offer.answer === "declined"
        ? `The bidder has declined your offer for ${offer.name}.`
        : `The bidder did not answer your offer for ${offer.name} in time.`,
      "You can relist the item, or offer it to the next bidder.",
    ],
    action: { label: "View your listings", url: offer.url },
  }),
});

/** To the bidder whose second chance the seller has withdrawn. */
export const secondChanceWithdrawnMail = (offer: { name: string; url: string }): MailTexts => ({
  cs: () => ({
    subject: `Nabídka odvolána: ${offer.name}`,
    heading: "Prodávající vzal nabídku zpět",
    paragraphs: [
      `prodávající odvolal nabídku položky ${offer.name} po aukci. Přijmout ji už nelze a nic neplatíte.`,
    ],
    action: { label: "Zobrazit položku", url: offer.url },
  }),
  en: () => ({
    subject: `Offer withdrawn: ${offer.name}`,
    heading: "The seller has withdrawn the offer",
    paragraphs: [
      `The seller has withdrawn the offer of ${offer.name} made after its auction. It can no longer be accepted, and you pay nothing.`,
    ],
    action: { label: "View the item", url: offer.url },
  }),
});
