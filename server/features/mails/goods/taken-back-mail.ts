import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatPrice } from "#server/messages/formats.ts";

interface TakenBack {
  readonly id: number;
  /** What has left the order: pieces and name of each product. */
  readonly goods: readonly string[];
  /** Haléře that go back. */
  readonly amountMinor: number;
  /** Brought back by the buyer; else the site cannot deliver it. */
  readonly isReturned: boolean;
  readonly url: string;
}

/** To the buyer: pieces have left the order, and their money goes back. */
export function takenBackMail({ id, goods, amountMinor, isReturned, url }: TakenBack): MailTexts {
  const amount = formatPrice(amountMinor);
  const list = goods.join(", ");
  return {
    cs: () => ({
      subject: isReturned ? `Část objednávky ${id} máme zpátky` : `Část objednávky ${id} nedodáme`,
      heading: isReturned ? "Část zboží máme zpátky" : "Část zboží nedodáme",
      paragraphs: [
        isReturned ? `vrátilo se nám: ${list}.` : `mrzí nás to, ale toto zboží vám dodat nemůžeme: ${list}.`,
        "Peníze za toto zboží vám vracíme stejnou cestou, kterou přišly. Zbytek objednávky platí dál.",
      ],
      facts: [
        ["Objednávka", String(id)],
        ["Vracíme", amount],
      ],
      action: { label: "Zobrazit objednávku", url },
    }),
    en: () => ({
      subject: isReturned
        ? `Part of order ${id} has been returned`
        : `Part of order ${id} cannot be delivered`,
      heading: isReturned ? "Part of the goods has been returned" : "Part of the goods cannot be delivered",
      paragraphs: [
        isReturned
          ? `These have come back to us: ${list}.`
          : `We are sorry, but we cannot deliver these: ${list}.`,
        "We are refunding your money for them the way you paid. The rest of the order stands.",
      ],
      facts: [
        ["Order", String(id)],
        ["Refund", amount],
      ],
      action: { label: "View the order", url },
    }),
  };
}
