/** Money that has come to the operator's account, as a statement tells it. What has left the account is no line. */
export interface StatementLine {
  /** The bank's name of the movement, the same however often the statement is read. */
  readonly reference: string;
  /** Day of the booking, `YYYY-MM-DD`. */
  readonly day: string;
  /** Haléře, or hundredths of another currency. */
  readonly amountMinor: number;
  readonly currency: string;
  /** Digits without leading zeros; empty where there is none. */
  readonly variableSymbol: string;
  /** Who has paid, and with what words. */
  readonly note: string;
}

/** Why a statement cannot be read: nothing of it is taken. `line` counts from 1. */
export class UnreadableStatement extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`a statement cannot be read at line ${line}`);
    this.line = line;
  }
}

export function symbolOf(written: string | undefined): string {
  return (written ?? "").trim().replace(/^0+/, "");
}
