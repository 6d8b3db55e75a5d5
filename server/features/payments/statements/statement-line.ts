import { dayAfter } from "#contract/values/prague-day.ts";
import { readBankAccount } from "#server/features/accounts/contact/bank-account-rules.ts";

/**
 * Money that has come to the operator's account, such money that the bank has taken back, or money that has left the account, as the
 * bank's file says.
 */
export interface Movement {
  readonly format: "camt" | "csv" | "fio" | "gpc";
  /** The operator's account as `accountOf` writes it; empty where the file does not name it. */
  readonly ownAccount: string;
  /** The bank's name of the movement, which others may share; empty where there is none. */
  readonly bankReference: string;
  /** The bank's name of the statement, where the movement has no name of its own that other statements do not use; else empty. */
  readonly statementName?: string;
  /** The bank's name of the entry that the movement is a part of, with its day and account. */
  readonly batch?: string;
  /** The account of the other side (the payer, or of money that has left the payee) as the file has it, or empty. */
  readonly payerAccount: string;
  /** The same as an IBAN, where the file names its bank and the check digits agree. */
  readonly payerIban?: string;
  /** Day of the booking, `YYYY-MM-DD`. */
  readonly day: string;
  /** Haléře, or hundredths of another currency. */
  readonly amountMinor: number;
  /** One of `currencies` (currencies.ts). */
  readonly currency: string;
  /** Digits without leading zeros; empty where there is none. */
  readonly variableSymbol: string;
  /** Numbers in the payer's words that may be a symbol: one counts only where an order has it. */
  readonly numbers: readonly string[];
  /** Who has paid, and with what words. */
  readonly note: string;
  /** Whether the bank takes back a credit by it. */
  readonly isCancelled: boolean;
}

/** What a statement says of an account at the end of a day. */
export interface Balance {
  /** As `accountOf` writes it; empty where the file does not name it. */
  readonly account: string;
  readonly currency: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Haléře; below zero where the account is overdrawn. */
  readonly amountMinor: number;
}

/** What is read of a file: of what has left the account, whatever has no day or name of its own is left out. */
export interface Movements {
  readonly credits: readonly Movement[];
  readonly debits: readonly Movement[];
  readonly balances: readonly Balance[];
}

/** A statement's movements under the names by which they are taken in once. */
export interface Statement {
  readonly credits: readonly StatementLine[];
  readonly debits: readonly StatementLine[];
  readonly balances: readonly Balance[];
}

/** A movement with the name by which it is taken in once, however often its statement comes. */
export interface StatementLine extends Movement {
  /** Of everything that makes the movement what it is; of equal ones in a statement the second ends with `#2`. */
  readonly reference: string;
  /** Format, day, account and the bank's name; null where the bank has none, or takes back what it may call by the same. */
  readonly statementReference: string | null;
}

/** What formats allow is far below; longer words would not fit an index. */
const [longestName, longestNote] = [200, 1_000];

/** The statement with its movements named so that each is taken in once (rule PM9). */
export function nameAll({ credits, debits, balances }: Movements): Statement {
  return { credits: nameLines(credits), debits: nameLines(debits, { areDebits: true }), balances };
}

function nameLines(movements: readonly Movement[], { areDebits = false } = {}): StatementLine[] {
  const seen = new Map<string, number>();
  return movements.map((movement) => {
    const { format, day, bankReference, payerAccount, amountMinor, currency, variableSymbol } = movement;
    const { statementName, isCancelled } = movement;
    const ownAccount = movement.ownAccount.slice(0, longestName);
    const named = [format, day, ownAccount, bankReference.slice(0, longestName)].join("-");
    const same = [
      named,
      ...(statementName ? [statementName.slice(0, longestName)] : []),
      payerAccount.slice(0, longestName),
      ...[isCancelled || areDebits ? -amountMinor : amountMinor, currency, variableSymbol],
    ].join("-");
    const count = (seen.get(same) ?? 0) + 1;
    seen.set(same, count);
    return {
      ...movement,
      ownAccount,
      note: movement.note.slice(0, longestNote),
      reference: count > 1 ? `${same}#${count}` : same,
      statementReference: bankReference && !isCancelled ? named : null,
    };
  });
}

/** The part of a reference that equal movements share. */
export const sameLine = (reference: string) => reference.replace(/#\d+$/, "");

/** Where a statement cannot be read: at a line of the file, at a movement (both count from 1), or as a whole. */
export type UnreadablePlace = { readonly line: number } | { readonly movement: number } | "whole";

/** Why a statement cannot be read: nothing of it is taken. */
export class UnreadableStatement extends Error {
  readonly place: UnreadablePlace;
  constructor(place: UnreadablePlace) {
    const words = place === "whole" ? "" : ` at ${Object.entries(place).flat().join(" ")}`;
    super(`a statement cannot be read${words}`);
    this.place = place;
  }
}

/**
 * An account by its sixteen digits, whichever way it is written: `19-2000145399/0800`, an IBAN of the Czech Republic or Slovakia, or
 * the digits themselves. Accounts of other countries stay as they are.
 */
export function accountOf(written: string): string {
  const bare = written.replace(/\s/g, "").toUpperCase();
  if (/^(CZ|SK)\d{22}$/.test(bare)) return bare.slice(-16);
  const [, prefix = "", number] = /^(?:(\d{1,6})-)?(\d{1,10})(?:\/\d{4})?$/.exec(bare) ?? [];
  return number ? prefix.padStart(6, "0") + number.padStart(10, "0") : bare;
}

/** The payer's account, to compare it with another format's; empty where the file names none, or one of noughts. */
export const payerOf = ({ payerAccount }: Pick<Movement, "payerAccount">): string =>
  accountOf(payerAccount).replace(/^0+$/, "");

/** An account with its bank as an IBAN; nothing where it is none, as of cards and of banks that leave a part out. */
export function ibanOf(account: string, bank = ""): { payerIban?: string } {
  const bare = account.replace(/\s/g, "");
  const digits = /^(?:(\d{1,6})-)?(\d{2,10})$/.exec(bare) ?? /^(\d{6})(\d{10})$/.exec(bare);
  const prefix = Number(digits?.[1] ?? 0);
  const written = digits ? `${prefix > 0 ? `${prefix}-` : ""}${digits[2]}/${bank}` : bare;
  const iban = readBankAccount(written);
  return iban === null ? {} : { payerIban: iban };
}

/** How a movement changes the balance of its day. */
export interface Move {
  readonly day: string;
  /** Below zero: it has left. */
  readonly signedMinor: number;
}

/**
 * The balances of a statement by day: the old one until its first movement, then with each day's movements, and the new one on its last
 * day as the bank has written it. Nothing where the file does not name both.
 */
export function balancesAround(
  of: Pick<Balance, "account" | "currency">,
  {
    openingMinor,
    closingMinor,
    day,
    moves,
  }: {
    readonly openingMinor: number | null;
    readonly closingMinor: number | null;
    /** The last one of the statement. */
    readonly day: string;
    readonly moves: readonly Move[];
  },
): Balance[] {
  if (openingMinor === null || closingMinor === null || !isDay(day)) return [];
  const days = [...new Set([...moves.map((move) => move.day), day])].sort();
  const [first = day, last = day] = [days[0], days.at(-1)];
  let amountMinor = openingMinor;
  const within = days.map((each) => {
    for (const move of moves) if (move.day === each) amountMinor += move.signedMinor;
    return { ...of, day: each, amountMinor: each === last ? closingMinor : amountMinor };
  });
  return [{ ...of, day: dayAfter(first, -1), amountMinor: openingMinor }, ...within];
}

/** Whether a day is one of the calendar, `YYYY-MM-DD`. */
export function isDay(written: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(written)) return false;
  try {
    return Temporal.PlainDate.from(written, { overflow: "reject" }).year > 1990;
  } catch {
    return false;
  }
}
