import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatDay, formatPrice } from "#server/messages/formats.ts";

/** To whoever has a bill of fees past its day; the third time is the last. */
export const feesReminderMail = (
  number: number,
  bill: { totalMinor: number; dueOn: string; url: string },
): MailTexts => ({
  cs: () => ({
    subject: number === 3 ? "Poslední upomínka: vyúčtování poplatků" : "Vyúčtování poplatků je po splatnosti",
    heading: "Vyúčtování je po splatnosti",
    paragraphs: [
      "platbu za vyúčtování poplatků zatím nemáme. Pokud jste už zaplatili, berte tento e-mail jako bezpředmětný.",
      "Dokud nebude zaplaceno, nelze zveřejňovat nové nabídky. Běžících se to netýká.",
      ...(number === 3 ? ["Další upomínku už nepošleme."] : []),
    ],
    facts: [
      ["K úhradě", formatPrice(bill.totalMinor)],
      ["Splatnost", formatDay("cs", bill.dueOn)],
    ],
    action: { label: "Zaplatit", url: bill.url },
  }),
  en: () => ({
    subject: number === 3 ? "Last reminder: your bill of fees" : "Your bill of fees is overdue",
    heading: "Your bill is overdue",
    paragraphs: [
      "We have not received the payment of your bill of fees. If you have already paid, please ignore this e-mail.",
      "Until it is paid, no new listings can be published. Those that are running are not affected.",
      ...(number === 3 ? ["We will not send another reminder."] : []),
    ],
    facts: [
      ["Amount due", formatPrice(bill.totalMinor)],
      ["Due", formatDay("en", bill.dueOn)],
    ],
    action: { label: "Pay", url: bill.url },
  }),
});
