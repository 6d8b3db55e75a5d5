/**
 * Money that has come to the operator's account, or such money that the bank has taken back, as its file tells it. What else has left
 * the account is no movement.
 */
export interface Movement {
  readonly format: "camt" | "csv" | "gpc";
  /** The operator's account as `accountOf` writes it; empty where the file does not name it. */
  readonly ownAccount: string;
  /** The bank's name of the movement, which others may share; empty where there is none. */
  readonly bankReference: string;
  /** The bank's name of the statement, where the movement has no name of its own that other statements do not use; else empty. */
  readonly statementName?: string;
  /** The bank's name of the entry that the movement is a part of, with its day and account. */
  readonly batch?: string;
  /** The account of the payer as the file has it, or empty. */
  readonly payerAccount: string;
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

/** A movement with the name by which it is taken in once, however often its statement comes. */
export interface StatementLine extends Movement {
  /** Of everything that makes the movement what it is; of equal ones in a statement the second ends with `#2`. */
  readonly reference: string;
  /** Format, day, account and the bank's name; null where the bank has none, or takes back what it may call by the same. */
  readonly statementReference: string | null;
}

/** What formats allow is far below; longer words would not fit an index. */
const [longestName, longestNote] = [200, 1_000];

/** Names movements so that each is taken in once (rule PM9). */
export function nameLines(movements: readonly Movement[]): StatementLine[] {
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
      ...[isCancelled ? -amountMinor : amountMinor, currency, variableSymbol],
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

/** Whether a day is one of the calendar, `YYYY-MM-DD`. */
export function isDay(written: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(written)) return false;
  try {
    return Temporal.PlainDate.from(written, { overflow: "reject" }).year > 1990;
  } catch {
    return false;
  }
}
