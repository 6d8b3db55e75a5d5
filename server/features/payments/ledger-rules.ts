import type { orderLines } from "./table.ts";
import { vatWithin } from "./vat-rules.ts";

/** An account of another currency than CZK has it in its name, so that no account mixes two. */
const inCurrency = (account: string, currency: string) => (currency === "CZK" ? account : `${account}:${currency}`);

/**
 * PM5: Every movement of money is an entry of the ledger that debits one account and credits another; entries are only added. Each currency
 * has accounts of its own, and what is no currency has none. A bill is earned when it is issued and receivable until it is paid.
 */
export const accounts = {
  /** Money at a gateway or in the bank. */
  escrowed: (source: string, currency = "CZK") => inCurrency(`held:${source}`, currency),
  /** Money that has come and is not yet anybody's payment. */
  unpaired: (currency = "CZK") => inCurrency("unpaired", currency),
  revenue: (kind: string) => `revenue:${kind}`,
  vat: (percent: number) => `vat:${percent}`,
  /** What was billed and is not paid yet. */
  receivable: "receivable",
  /** Money of buyers, held until their deals are done (rule PP3). */
  escrow: "escrow",
  /** Held money promised to sellers, until it is sent to them. */
  payouts: "payouts",
  /** Money promised back to payers, until the gateway has sent it. */
  refunds: "refunds",
};

/** A part of an order's money, haléře. */
export interface Share {
  readonly account: string;
  readonly amountMinor: number;
}

type Line = Pick<typeof orderLines.$inferSelect, "revenue" | "totalMinor" | "vatPercent">;

/** How the money of an order is split into what is earned and the tax in it, line by line. */
export function earningsOf(lines: readonly Line[]): Share[] {
  return lines.flatMap(({ revenue, totalMinor, vatPercent }) => {
    const vatMinor = vatPercent === null ? 0 : vatWithin(totalMinor, vatPercent);
    return [
      { account: accounts.revenue(revenue), amountMinor: totalMinor - vatMinor },
      ...(vatPercent === null ? [] : [{ account: accounts.vat(vatPercent), amountMinor: vatMinor }]),
    ];
  });
}

/** What an entry of the ledger says of money that the site has somewhere. */
export interface MovedMoney {
  /** The gateway's kind, `transfer` or `cash`; empty where no money came or went. */
  readonly place: string;
  /** Above zero: it came. */
  readonly signedMinor: number;
  readonly currency: string;
}

/** Moves `amountMinor` (haléře, or hundredths of its currency) from one account to another. */
export interface Entry {
  readonly debit: string;
  readonly credit: string;
  readonly amountMinor: number;
}

/** Reads the names of an entry's accounts, as `accounts` makes them (rule PM5). */
export function moneyOf({ debit, credit, amountMinor }: Entry): MovedMoney {
  const [place = "", ofEscrow] = escrowPlace(debit) ?? escrowPlace(credit) ?? [];
  const signedMinor = escrowPlace(debit) === null ? -amountMinor : amountMinor;
  return { place, signedMinor, currency: ofEscrow ?? currencyOf(debit) ?? currencyOf(credit) ?? "CZK" };
}

/** `escrowed:transfer:EUR` is the place `transfer`, in EUR. */
function escrowPlace(account: string): string[] | null {
  const [kind, ...place] = account.split(":");
  return kind === "held" ? place : null;
}

const currencyOf = (account: string): string | undefined => /^unpaired:([A-Z]{3})$/.exec(account)?.[1];

/** The accountant's number for a word of the ledger: its own row, else that of the word before the last colon, and so on; empty: there is none. */
export function accountNumber(
  word: string,
  rows: readonly { readonly word: string; readonly number: string }[],
): string {
  const found = rows.find((row) => row.word === word);
  if (found) return found.number;
  const end = word.lastIndexOf(":");
  return end < 0 ? "" : accountNumber(word.slice(0, end), rows);
}
