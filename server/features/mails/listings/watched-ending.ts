import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { type Priced, priceWithPremium } from "#server/features/mails/templates/price-with-premium.ts";
import { formatMoment } from "#server/messages/formats.ts";

/** To a watcher, an hour before the end; a watcher who bids learns nothing more here. */
export const watchedEndingMail = (
  /** Its price is the visible one; before the first bid, the start price. */
  lot: Priced & { name: string; hasBids: boolean; endsAt: Date; url: string },
): MailTexts => ({
  cs: () => ({
    subject: `Za hodinu končí: ${lot.name}`,
    heading: "Sledovaná aukce brzy končí",
    paragraphs: [`aukce ${lot.name}, kterou sledujete, skončí asi za hodinu.`],
    facts: [
      [lot.hasBids ? "Aktuální cena" : "Vyvolávací cena", priceWithPremium("cs", lot)],
      ["Končí", formatMoment("cs", lot.endsAt)],
    ],
    action: { label: "Otevřít aukci", url: lot.url },
    note: "Pozdní příhoz může konec o pár minut posunout, na prodloužení už neupozorníme.",
  }),
  en: () => ({
    subject: `Ends in an hour: ${lot.name}`,
    heading: "An auction you follow ends soon",
    paragraphs: [`The auction of ${lot.name}, which you follow, ends in about an hour.`],
    facts: [
      [lot.hasBids ? "Current price" : "Starting price", priceWithPremium("en", lot)],
      ["Ends", `${formatMoment("en", lot.endsAt)} (Prague)`],
    ],
    action: { label: "Open the auction", url: lot.url },
    note: "A late bid may extend the auction by a few minutes; we will not notify you of the extension.",
  }),
});
