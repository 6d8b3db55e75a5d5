/** What an entry of the ledger says of money that the house has somewhere. */
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

/** Reads the names of an entry's accounts, as `accounts` makes them (RULES.md PM5). */
export function moneyOf({ debit, credit, amountMinor }: Entry): MovedMoney {
  const [place = "", ofHeld] = heldPlace(debit) ?? heldPlace(credit) ?? [];
  const signedMinor = heldPlace(debit) === null ? -amountMinor : amountMinor;
  return { place, signedMinor, currency: ofHeld ?? currencyOf(debit) ?? currencyOf(credit) ?? "CZK" };
}

/** `held:transfer:EUR` is the place `transfer`, in EUR. */
function heldPlace(account: string): string[] | null {
  const [kind, ...place] = account.split(":");
  return kind === "held" ? place : null;
}

const currencyOf = (account: string): string | undefined => /^unpaired:([A-Z]{3})$/.exec(account)?.[1];
