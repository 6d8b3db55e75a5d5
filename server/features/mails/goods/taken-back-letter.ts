import type { LetterTexts } from "#server/features/mails/letters/letter.ts";
import { formatPrice } from "#server/messages/formats.ts";

interface TakenBack {
  readonly id: number;
  /** What has left the order: pieces and name of each product. */
  readonly goods: readonly string[];
  /** Haléře that go back. */
  readonly amountMinor: number;
  /** Brought back by the buyer; else the house cannot deliver it. */
  readonly isReturned: boolean;
  readonly url: string;
}

/** To the buyer: pieces have left the order, and their money goes back. */
export function takenBackLetter({ id, goods, amountMinor, isReturned, url }: TakenBack): LetterTexts {
  const amount = formatPrice(amountMinor);
  const list = goods.join(", ");
  return {
    cs: () => ({
      subject: isReturned ? `Část objednávky ${id} máme zpátky` : `Část objednávky ${id} nedodáme`,
      heading: isReturned ? "Část zboží máme zpátky" : "Část zboží nedodáme",
      paragraphs: [
        isReturned ? `vrátilo se nám: ${list}.` : `mrzí nás to, ale tohle vám dodat nemůžeme: ${list}.`,
        "Peníze za ně vám vracíme stejnou cestou, kterou přišly. Zbytek objednávky platí dál.",
      ],
      facts: [
        ["Objednávka", String(id)],
        ["Vracíme", amount],
      ],
      action: { label: "Zobrazit objednávku", url },
    }),
    en: () => ({
      subject: isReturned
        ? `We have a part of order ${id} back`
        : `A part of order ${id} cannot be delivered`,
      heading: isReturned ? "A part is back with us" : "A part cannot be delivered",
      paragraphs: [
        isReturned ? `We have this back: ${list}.` : `We are sorry, but we cannot deliver this: ${list}.`,
        "We are refunding your money for it the way you paid. The rest of the order stands.",
      ],
      facts: [
        ["Order", String(id)],
        ["Refund", amount],
      ],
      action: { label: "View the order", url },
    }),
  };
}
