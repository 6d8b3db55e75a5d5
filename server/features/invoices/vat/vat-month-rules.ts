import { namedAbove } from "#contract/invoices/vat-months.ts";
import type { DayRates } from "#contract/payments/tax-classes.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { sumOfRate } from "../books/book-rates.ts";
import type { RateSum } from "../invoice-content.ts";

/** A tax document as far as the tax of its month goes. */
export interface TaxDocument {
  readonly number: string;
  /** Of the supply, `YYYY-MM-DD`. */
  readonly taxableOn: string;
  readonly issuedOn: string;
  /** DIČ of the customer; empty: none. */
  readonly taxId: string;
  readonly sums: readonly RateSum[];
}

/** Base and tax, haléře. */
export interface Taxed {
  readonly baseMinor: number;
  readonly vatMinor: number;
}

/** A line of the control statement: what is taxed at the standard and at the reduced rate. */
export interface ControlLine {
  readonly standard: Taxed;
  readonly reduced: Taxed;
}

export interface ControlStatement {
  /** Section A.4, document by document. */
  readonly named: readonly (ControlLine & { readonly document: TaxDocument })[];
  /** Section A.5. */
  readonly gathered: ControlLine;
  readonly gatheredCount: number;
}

const nothing: Taxed = { baseMinor: 0, vatMinor: 0 };
const add = (a: Taxed, b: Taxed): Taxed => ({
  baseMinor: a.baseMinor + b.baseMinor,
  vatMinor: a.vatMinor + b.vatMinor,
});

/**
 * TX3: The control statement names each taxed document of over {namedAbove} Kč with tax whose customer has a Czech DIČ, corrective ones by
 * their own sum, and gathers all others; what is taxed at zero is in none.
 *
 * `ratesOn`: the rates of a day.
 */
export function controlStatement(
  documents: readonly TaxDocument[],
  ratesOn: (day: string) => DayRates,
): ControlStatement {
  const named: (ControlLine & { document: TaxDocument })[] = [];
  let gathered: ControlLine = { standard: nothing, reduced: nothing };
  let gatheredCount = 0;
  for (const document of documents) {
    const taxed = document.sums.filter(({ vatPercent }) => vatPercent !== null && vatPercent > 0);
    if (taxed.length === 0) continue;
    const line = lineOf(taxed, ratesOn(document.taxableOn));
    const totalMinor = taxed.reduce((sum, each) => sum + each.totalMinor, 0);
    if (Math.abs(totalMinor) > toMinor(namedAbove) && czechTaxId(document.taxId)) named.push({ ...line, document });
    else {
      gathered = {
        standard: add(gathered.standard, line.standard),
        reduced: add(gathered.reduced, line.reduced),
      };
      gatheredCount++;
    }
  }
  return { named, gathered, gatheredCount };
}

const lineOf = (sums: readonly RateSum[], rates: DayRates): ControlLine => ({
  standard: sumOfRate(sums, "high", rates),
  reduced: sumOfRate(sums, "low", rates),
});

/** The digits of a Czech DIČ as the office writes them; null: it is none. */
export function czechTaxId(taxId: string): string | null {
  return /^CZ(\d{8,10})$/.exec(taxId.replace(/\s/g, "").toUpperCase())?.[1] ?? null;
}

/** The first and the last day of a month, `2026-11`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}
