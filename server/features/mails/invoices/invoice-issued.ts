import type { InvoiceWording } from "#server/features/invoices/invoice-rules.ts";
import type { MailText, MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatDay, formatPrice } from "#server/messages/formats.ts";

interface Issued {
  readonly number: string;
  /** Haléře; below zero where money went back. */
  readonly totalMinor: number;
  /** `YYYY-MM-DD` */
  readonly dueOn: string;
  /** Why money goes back, in words of who decided it. */
  readonly reason?: string | undefined;
  readonly url: string;
}
type Words = (issued: Issued) => Omit<MailText, "action">;

/** To whom a document was issued, which is attached. */
export function invoiceIssuedMail(kind: InvoiceWording, issued: Issued): MailTexts {
  const { url } = issued;
  return {
    cs: () => ({ ...czech[kind](issued), action: { label: "Zobrazit objednávku", url } }),
    en: () => ({ ...english[kind](issued), action: { label: "View the order", url } }),
  };
}

const czech: Record<InvoiceWording, Words> = {
  bill: ({ number, totalMinor, dueOn }) => ({
    subject: `Vyúčtování poplatků ${number}`,
    heading: "Vyúčtování za uplynulý měsíc",
    paragraphs: ["v příloze posíláme souhrnný doklad za poplatky z vašich obchodů, s QR kódem k platbě."],
    facts: [
      ["K úhradě", formatPrice(totalMinor)],
      ["Splatnost", formatDay("cs", dueOn)],
    ],
  }),
  invoice: ({ number, totalMinor }) => ({
    subject: `Doklad ${number}`,
    heading: "Děkujeme za platbu",
    paragraphs: ["v příloze posíláme doklad v PDF a ve formátu ISDOC pro účetní programy."],
    facts: [
      ["Číslo dokladu", number],
      ["Zaplaceno", formatPrice(totalMinor)],
    ],
  }),
  credit_note: ({ number, totalMinor, reason }) => ({
    subject: `Vrácení peněz, doklad ${number}`,
    heading: "Vracíme vám peníze",
    paragraphs: ["peníze vracíme stejnou cestou, kterou přišly. Opravný doklad najdete v příloze."],
    facts: [
      ["Číslo dokladu", number],
      ["Vráceno", formatPrice(-totalMinor)],
      ...(reason ? [["Důvod", reason] as const] : []),
    ],
  }),
  proforma: ({ number, totalMinor, dueOn }) => ({
    subject: `Zálohová faktura ${number}`,
    heading: "Výzva k platbě",
    paragraphs: [
      "v příloze posíláme zálohovou fakturu s QR kódem. Není daňovým dokladem, ten vystavíme po zaplacení.",
    ],
    facts: [
      ["K úhradě", formatPrice(totalMinor)],
      ["Splatnost", formatDay("cs", dueOn)],
    ],
  }),
};

const english: Record<InvoiceWording, Words> = {
  bill: ({ number, totalMinor, dueOn }) => ({
    subject: `Bill of fees ${number}`,
    heading: "Your bill for the past month",
    paragraphs: ["The bill of fees for your deals is attached, with a QR code for payment."],
    facts: [
      ["Amount due", formatPrice(totalMinor)],
      ["Due", formatDay("en", dueOn)],
    ],
  }),
  invoice: ({ number, totalMinor }) => ({
    subject: `Invoice ${number}`,
    heading: "Thank you for your payment",
    paragraphs: ["Your invoice is attached, as a PDF and as ISDOC for accounting programs."],
    facts: [
      ["Invoice number", number],
      ["Paid", formatPrice(totalMinor)],
    ],
  }),
  credit_note: ({ number, totalMinor, reason }) => ({
    subject: `Refund, credit note ${number}`,
    heading: "Your money is on its way back",
    paragraphs: ["We are refunding the money the way you paid. The credit note is attached."],
    facts: [
      ["Document number", number],
      ["Refunded", formatPrice(-totalMinor)],
      ...(reason ? [["Reason", reason] as const] : []),
    ],
  }),
  proforma: ({ number, totalMinor, dueOn }) => ({
    subject: `Proforma invoice ${number}`,
    heading: "Request for payment",
    paragraphs: [
      "A proforma invoice with a QR code is attached. It is not a tax document; we issue one once it is paid.",
    ],
    facts: [
      ["Amount due", formatPrice(totalMinor)],
      ["Due", formatDay("en", dueOn)],
    ],
  }),
};
