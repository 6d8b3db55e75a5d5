import { create, fragment } from "xmlbuilder2";
import type { DayRates } from "#contract/payments/tax-classes.ts";
import { noLetters } from "#server/xml/no-letters.ts";
import type { InvoiceContent } from "../invoice-content.ts";
import { decimal } from "../isdoc/isdoc-amounts.ts";
import type { BookDocument, BookForm } from "./book-form.ts";
import { sumOfRate } from "./book-rates.ts";

/** XML of Money S3, `MoneyData` with issued invoices by their sums; our numbers are longer than its own, and stand as its number in evidence. */
export const moneyForm: BookForm = {
  head: ({ supplier, filter, today }) => {
    const root = create({ version: "1.0", encoding: "UTF-8" }).ele("MoneyData", {
      ...{ ICAgendy: supplier.companyId, JazykVerze: "CZ", ExpDate: today },
      description: `Kabinet ${filter.from} – ${filter.to}`,
    });
    return `${root.end().replace(/\/>$/, ">")}\n<SeznamFaktVyd>\n`;
  },
  document: (document, rates) => `${itemOf(document, rates).replace(noLetters, "")}\n`,
  end: "</SeznamFaktVyd>\n</MoneyData>\n",
};

function itemOf({ number, kind, content }: BookDocument, rates: DayRates): string {
  const item = fragment().ele("FaktVyd");
  const add = (name: string, value: string) => item.ele(name).txt(value);
  const taxableOn = content.taxableOn ?? content.issuedOn;
  add("EvCisDokl", number);
  add(
    "Popis",
    cut(content.corrects ? `Opravný doklad k ${content.corrects.number}` : (content.lines[0]?.label ?? number), 50),
  );
  add("Vystaveno", content.issuedOn);
  add("DatUcPr", taxableOn);
  add("PlnenoDPH", taxableOn);
  add("Splatno", content.dueOn);
  add("VarSymbol", content.variableSymbol);
  add("Druh", "N");
  if (kind === "credit_note") add("Dobropis", "true");
  add("Uhrada", wayOf(content));
  add("SazbaDPH1", String(rates.reduced));
  add("SazbaDPH2", String(rates.standard));
  const sums = item.ele("SouhrnDPH");
  const [none, low, high] = (["none", "low", "high"] as const).map((rate) => sumOfRate(content.sums, rate, rates));
  sums.ele("Zaklad0").txt(decimal(none?.totalMinor ?? 0));
  sums.ele("Zaklad5").txt(decimal(low?.baseMinor ?? 0));
  sums.ele("Zaklad22").txt(decimal(high?.baseMinor ?? 0));
  sums.ele("DPH5").txt(decimal(low?.vatMinor ?? 0));
  sums.ele("DPH22").txt(decimal(high?.vatMinor ?? 0));
  add("Celkem", decimal(content.sums.reduce((all, { totalMinor }) => all + totalMinor, 0)));
  const { customer } = content;
  const partner = item.ele("DodOdb");
  partner.ele("ObchNazev").txt(cut(customer.name, 100));
  const address = partner.ele("ObchAdresa");
  for (const [name, value, length] of [
    ["Ulice", customer.street, 64],
    ["Misto", customer.city, 64],
    ["PSC", customer.zip, 10],
    ["KodStatu", customer.country, 3],
  ] as const)
    if (value) address.ele(name).txt(cut(value, length));
  if (customer.companyId) partner.ele("ICO").txt(cut(customer.companyId, 20));
  if (customer.taxId) partner.ele("DIC").txt(cut(customer.taxId, 20));
  return item.toString();
}

function wayOf({ paymentMethod }: InvoiceContent): string {
  if (paymentMethod === "cash") return "hotově";
  return paymentMethod === null || paymentMethod === "transfer" ? "převodem" : "kartou";
}

/** The program takes no longer texts. */
const cut = (text: string, length: number) => [...text].slice(0, length).join("");
