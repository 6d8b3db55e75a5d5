import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatDay, formatPrice } from "#server/messages/formats.ts";

/** To a buyer whose payment is due (1) or overdue (2, the last reminder). */
export const paymentReminderMail = (
  number: 1 | 2,
  deal: { name: string; totalMinor: number; payBy: string; url: string },
): MailTexts => ({
  cs: () => ({
    subject: `${number === 1 ? "Dnes k zaplacení" : "Stále nezaplaceno"}: ${deal.name}`,
    heading: number === 1 ? "Dnes je den splatnosti" : "Platba je po splatnosti",
    paragraphs:
      number === 1
        ? [
            `prodávající zatím nepotvrdil platbu za položku ${deal.name}.`,
            "Pokud jste už zaplatili, berte tento e-mail jako bezpředmětný.",
          ]
        : [
            `prodávající stále nepotvrdil platbu za položku ${deal.name}. Toto je poslední připomínka.`,
            "Zítra může prodávající nezaplacení nahlásit. Tři uznaná nezaplacení pozastaví přihazování.",
          ],
    facts: [
      ["Celkem", formatPrice(deal.totalMinor)],
      ["Splatnost", formatDay("cs", deal.payBy)],
    ],
    action: { label: "Zaplatit", url: deal.url },
  }),
  en: () => ({
    subject: `${number === 1 ? "Due today" : "Still unpaid"}: ${deal.name}`,
    heading: number === 1 ? "Payment is due today" : "Payment is overdue",
    paragraphs:
      number === 1
        ? [
            `The seller has not yet confirmed the payment for ${deal.name}.`,
            "If you have already paid, please ignore this e-mail.",
          ]
        : [
            `The seller has still not confirmed the payment for ${deal.name}. This is the last reminder.`,
            "From tomorrow the seller may report non-payment. Three upheld reports suspend bidding.",
          ],
    facts: [
      ["Total", formatPrice(deal.totalMinor)],
      ["Due", formatDay("en", deal.payBy)],
    ],
    action: { label: "Pay", url: deal.url },
  }),
});
