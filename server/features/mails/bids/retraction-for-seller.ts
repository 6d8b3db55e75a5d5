import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatPrice } from "#server/messages/formats.ts";

/** To the seller after a retraction: how the lot stands now; `priceMinor` is null when no bid is left. */
export const retractionForSellerMail = (lot: {
  name: string;
  by: "bidder" | "moderator";
  priceMinor: number | null;
  bidCount: number;
  url: string;
}): MailTexts => ({
  cs: () => ({
    subject: `Stažený příhoz: ${lot.name}`,
    heading: "Jeden příhoz byl stažen",
    paragraphs: [
      lot.by === "bidder"
        ? `v aukci ${lot.name} stáhl přihazující svůj příhoz kvůli překlepu.`
        : `v aukci ${lot.name} stáhl jeden příhoz moderátor.`,
      "Ostatní příhozy platí dál. Konec aukce se nemění.",
    ],
    facts: [
      ["Aktuální cena", lot.priceMinor === null ? "zatím bez příhozu" : formatPrice(lot.priceMinor)],
      ["Platných příhozů", String(lot.bidCount)],
    ],
    action: { label: "Zobrazit aukci", url: lot.url },
  }),
  en: () => ({
    subject: `Bid withdrawn: ${lot.name}`,
    heading: "A bid has been withdrawn",
    paragraphs: [
      lot.by === "bidder"
        ? `In the auction of ${lot.name} a bidder has withdrawn a bid made by mistake.`
        : `In the auction of ${lot.name} a moderator has withdrawn a bid.`,
      "The other bids still count. The end of the auction stays as it is.",
    ],
    facts: [
      ["Current price", lot.priceMinor === null ? "no bid yet" : formatPrice(lot.priceMinor)],
      ["Bids that count", String(lot.bidCount)],
    ],
    action: { label: "View the auction", url: lot.url },
  }),
});
