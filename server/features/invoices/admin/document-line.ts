import type { DocumentKind, DocumentState } from "#contract/invoices/invoice-admin.ts";
import type { Locale } from "#contract/values/locale.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import type { Ctx } from "#server/context.ts";
import { amountCell, lineOf } from "#server/tables/line-rules.ts";
import { documentState } from "./document-state-rules.ts";
import type { FoundDocument } from "./find-documents.ts";

const columns = {
  cs: [
    ...["Číslo", "Druh", "Vystaveno", "Datum zdanitelného plnění", "Splatnost", "Variabilní symbol"],
    ...["Odběratel", "IČO", "DIČ", "Země"],
  ],
  en: [
    ...["Number", "Kind", "Issued", "Taxable supply", "Due", "Variable symbol"],
    ...["Customer", "Company number", "VAT number", "Country"],
  ],
} as const;
const lastColumns = {
  cs: ["Celkem", "Částka zálohové faktury", "K dokladu", "Objednávka", "Stav"],
  en: ["Total", "Proforma amount", "Corrects", "Order", "Status"],
} as const;

const kinds: Record<Locale, Record<DocumentKind, string>> = {
  cs: {
    invoice: "faktura",
    bill: "souhrnná faktura",
    credit_note: "opravný doklad",
    proforma: "zálohová faktura",
  },
  en: {
    invoice: "invoice",
    bill: "collective invoice",
    credit_note: "credit note",
    proforma: "proforma invoice",
  },
};
const states: Record<Locale, Record<DocumentState, string>> = {
  cs: {
    ...{ paid: "zaplaceno", awaiting: "čeká na platbu", overdue: "po splatnosti", lapsed: "zaniklo" },
    ...{ partly_refunded: "zčásti vráceno", refunded: "vráceno" },
    ...{ to_return: "k vrácení", returned: "odesláno zpět", corrected: "opraveno novým dokladem" },
  },
  en: {
    ...{ paid: "paid", awaiting: "awaiting payment", overdue: "overdue", lapsed: "lapsed" },
    ...{ partly_refunded: "partly refunded", refunded: "refunded" },
    ...{ to_return: "to be returned", returned: "returned", corrected: "replaced by a new document" },
  },
};

/** The first line of the table: base and tax of each rate between whom a document names and its total. */
export function documentColumns(rates: readonly (number | null)[], locale: Locale): string {
  const ofRates = rates.flatMap((rate) => {
    if (rate === null) return [locale === "cs" ? "Bez DPH" : "Without VAT"];
    return locale === "cs" ? [`Základ ${rate} %`, `Daň ${rate} %`] : [`Base ${rate}%`, `Tax ${rate}%`];
  });
  return lineOf([...columns[locale], ...ofRates, ...lastColumns[locale]]);
}

/** A document as a line; in a column of a rate that it does not have stands nothing. */
export function documentLine(
  { locale, clock }: Ctx,
  document: FoundDocument,
  rates: readonly (number | null)[],
): string {
  const { kind, number, content, orderId } = document;
  const { customer, sums, issuedOn, taxableOn, dueOn, variableSymbol, corrects } = content;
  // A proforma asks for what its invoice charges: it would count twice among the sums.
  const isCharge = kind !== "proforma";
  const ofRates = rates.flatMap((rate) => {
    const sum = isCharge && sums.find(({ vatPercent }) => vatPercent === rate);
    if (rate === null) return [sum ? amountCell(sum.totalMinor, locale) : ""];
    return sum ? [amountCell(sum.baseMinor, locale), amountCell(sum.vatMinor, locale)] : ["", ""];
  });
  const total = amountCell(
    sums.reduce((all, { totalMinor }) => all + totalMinor, 0),
    locale,
  );
  return lineOf([
    ...[number, kinds[locale][kind], issuedOn, taxableOn ?? "", dueOn, variableSymbol],
    ...[customer.name, customer.companyId, customer.taxId, customer.country],
    ...ofRates,
    ...(isCharge ? [total, ""] : ["", total]),
    corrects?.number ?? "",
    String(orderId),
    states[locale][documentState({ ...document, dueOn }, pragueDay(clock()))],
  ]);
}
