/** What an entry of the ledger says of money that the site has somewhere. */
export interface MovedMoney {
  /** The gateway's kind, `transfer` or `cash`; empty where no money came or went. */
  readonly place: string;
  /** Above zero: it came. */
  readonly signedMinor: number;
  readonly currency: string;
}

interface Entry {
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
