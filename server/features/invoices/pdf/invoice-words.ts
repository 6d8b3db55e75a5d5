import type { InvoiceKind } from "#contract/invoices/invoices.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { PaidBy } from "#server/features/invoices/invoice-content.ts";
import type { InvoiceWording } from "#server/features/invoices/invoice-rules.ts";

/** The printed words of a document in one language. */
export interface InvoiceWords {
  /** Of who pays VAT, and of who does not. */
  readonly title: Record<InvoiceKind, readonly [payer: string, other: string]>;
  readonly supplier: string;
  readonly customer: string;
  readonly companyId: string;
  readonly taxId: string;
  readonly notPayer: string;
  readonly issuedOn: string;
  readonly taxableOn: string;
  readonly dueOn: string;
  readonly method: string;
  readonly methods: Record<PaidBy, string>;
  readonly variableSymbol: string;
  readonly account: string;
  readonly order: string;
  readonly corrects: string;
  readonly reason: string;
  readonly replaces: string;
  readonly replacedBy: string;
  readonly item: string;
  readonly quantity: string;
  readonly unitBase: string;
  readonly unit: string;
  readonly base: string;
  readonly rate: string;
  readonly vat: string;
  readonly lineTotal: string;
  readonly recap: string;
  readonly total: Record<InvoiceWording, string>;
  readonly note: Record<InvoiceWording, string>;
  readonly scan: string;
  readonly page: (page: number, pages: number) => string;
}

const cs: InvoiceWords = {
  title: {
    invoice: ["Faktura – daňový doklad", "Faktura"],
    credit_note: ["Opravný daňový doklad", "Dobropis"],
    proforma: ["Zálohová faktura", "Zálohová faktura"],
  },
  supplier: "Dodavatel",
  customer: "Odběratel",
  companyId: "IČO",
  taxId: "DIČ",
  notPayer: "Nejsme plátci DPH.",
  issuedOn: "Vystaveno",
  taxableOn: "Datum uskutečnění plnění",
  dueOn: "Splatnost",
  method: "Způsob úhrady",
  methods: {
    comgate: "kartou nebo přes banku (Comgate)",
    gopay: "kartou nebo přes banku (GoPay)",
    stripe: "kartou (Stripe)",
    sandbox: "zkušební platba",
    transfer: "bankovním převodem",
    cash: "v hotovosti",
  },
  variableSymbol: "Variabilní symbol",
  account: "Číslo účtu",
  order: "Objednávka č.",
  corrects: "Opravuje doklad",
  reason: "Důvod opravy",
  replaces: "Nahrazuje doklad",
  replacedBy: "Nový doklad",
  item: "Položka",
  quantity: "Ks",
  unitBase: "Cena za kus bez DPH",
  unit: "Cena za kus",
  base: "Základ",
  rate: "Sazba",
  vat: "DPH",
  lineTotal: "Celkem",
  recap: "Rekapitulace DPH",
  total: {
    ...{ invoice: "Celkem", credit_note: "Vráceno celkem", cancellation: "Celkem" },
    ...{ proforma: "K úhradě", bill: "K úhradě", by_hand: "K úhradě" },
  },
  note: {
    invoice: "Zaplaceno, k úhradě nic nezbývá.",
    credit_note: "Peníze vracíme stejnou cestou, kterou přišly.",
    proforma: "Tato výzva k platbě není daňovým dokladem. Ten vystavíme, jakmile platba dorazí.",
    bill: "Souhrnné vyúčtování poplatků za uplynulý měsíc.",
    by_hand: "Zaplaťte prosím převodem s uvedeným variabilním symbolem.",
    cancellation: "Ruší původní doklad, místo kterého platí nový. Peníze se nevracejí.",
  },
  scan: "QR Platba",
  page: (page, pages) => `Strana ${page} z ${pages}`,
};

const en: InvoiceWords = {
  title: {
    invoice: ["Invoice – tax document", "Invoice"],
    credit_note: ["Corrective tax document", "Credit note"],
    proforma: ["Proforma invoice", "Proforma invoice"],
  },
  supplier: "Supplier",
  customer: "Customer",
  companyId: "Company no. (IČO)",
  taxId: "VAT no. (DIČ)",
  notPayer: "The supplier is not registered for VAT.",
  issuedOn: "Issued",
  taxableOn: "Date of taxable supply",
  dueOn: "Due",
  method: "Paid by",
  methods: {
    comgate: "card or bank (Comgate)",
    gopay: "card or bank (GoPay)",
    stripe: "card (Stripe)",
    sandbox: "trial payment",
    transfer: "bank transfer",
    cash: "cash",
  },
  variableSymbol: "Variable symbol",
  account: "Account number",
  order: "Order no.",
  corrects: "Corrects document",
  reason: "Reason",
  replaces: "Replaces document",
  replacedBy: "New document",
  item: "Item",
  quantity: "Qty",
  unitBase: "Unit price without VAT",
  unit: "Unit price",
  base: "Tax base",
  rate: "Rate",
  vat: "VAT",
  lineTotal: "Total",
  recap: "VAT summary",
  total: {
    ...{ invoice: "Total", credit_note: "Total refunded", cancellation: "Total" },
    ...{ proforma: "Amount due", bill: "Amount due", by_hand: "Amount due" },
  },
  note: {
    invoice: "Paid in full, nothing is due.",
    credit_note: "The money is refunded the way you paid.",
    proforma: "This request for payment is not a tax document. We issue one once the payment has arrived.",
    bill: "A collective bill of the fees for the past month.",
    by_hand: "Please pay by bank transfer with the variable symbol shown.",
    cancellation: "It cancels the original document, which a new one replaces. No money is refunded.",
  },
  scan: "QR payment",
  page: (page, pages) => `Page ${page} of ${pages}`,
};

export const invoiceWords: Record<Locale, InvoiceWords> = { cs, en };
