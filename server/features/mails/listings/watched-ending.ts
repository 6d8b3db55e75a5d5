import type { LetterTexts } from "#server/features/mails/letters/letter.ts";
import { formatMoment, formatPrice } from "#server/messages/formats.ts";

/** To a watcher, an hour before the end; a watcher who bids learns nothing more here. */
export const watchedEndingLetter = (lot: {
  name: string;
  /** The visible price; before the first bid, the start price. */
  priceMinor: number;
  hasBids: boolean;
  endsAt: Date;
  url: string;
}): LetterTexts => ({
  cs: () => ({
    subject: `Za hodinu končí: ${lot.name}`,
    heading: "Sledovaná aukce brzy končí",
    paragraphs: [`aukce ${lot.name}, kterou sledujete, skončí asi za hodinu.`],
    facts: [
      [lot.hasBids ? "Aktuální cena" : "Vyvolávací cena", formatPrice(lot.priceMinor)],
      ["Končí", formatMoment("cs", lot.endsAt)],
    ],
    action: { label: "Otevřít aukci", url: lot.url },
    note: "Pozdní příhoz může konec o pár minut posunout, jiný e-mail o tom nepošleme.",
  }),
  en: () => ({
    subject: `Ends in an hour: ${lot.name}`,
    heading: "An auction you follow ends soon",
    paragraphs: [`The auction of ${lot.name}, which you follow, ends in about an hour.`],
    facts: [
      [lot.hasBids ? "Current price" : "Starting price", formatPrice(lot.priceMinor)],
      ["Ends", `${formatMoment("en", lot.endsAt)} (Prague)`],
    ],
    action: { label: "Open the auction", url: lot.url },
    note: "A late bid may extend the auction by a few minutes; we will not write again about it.",
  }),
});
