import { decisionParts, type Reasons } from "#server/features/mails/templates/decision.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To the bidder of a retracted bid: a confirmation, or a moderator's reasons. */
export const bidRetractedMail = (
  bid: Reasons & { name: string; by: "bidder" | "moderator"; url: string },
): MailTexts => ({
  cs: () => ({
    subject: `Stažený příhoz: ${bid.name}`,
    heading: bid.by === "bidder" ? "Příhoz jste stáhli" : "Váš příhoz byl stažen",
    paragraphs:
      bid.by === "bidder"
        ? [
            `váš příhoz v aukci ${bid.name} už neplatí. V historii zůstává přeškrtnutý.`,
            "Přihodit můžete kdykoli znovu.",
          ]
        : [`váš příhoz v aukci ${bid.name} stáhl moderátor a už neplatí.`],
    ...(bid.by === "moderator" && decisionParts("cs", bid)),
    action: { label: "Zobrazit aukci", url: bid.url },
  }),
  en: () => ({
    subject: `Bid withdrawn: ${bid.name}`,
    heading: bid.by === "bidder" ? "You have withdrawn your bid" : "Your bid was withdrawn",
    paragraphs:
      bid.by === "bidder"
        ? [
            `Your bid in the auction of ${bid.name} no longer counts. It stays in the history, struck through.`,
            "You can bid again at any time.",
          ]
        : [`A moderator has withdrawn your bid in the auction of ${bid.name}; it no longer counts.`],
    ...(bid.by === "moderator" && decisionParts("en", bid)),
    action: { label: "View the auction", url: bid.url },
  }),
});
