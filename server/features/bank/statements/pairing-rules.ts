import type { OutgoingTarget, outgoingFaults } from "#contract/bank/bank-movements.ts";
import type { StatementLine } from "#server/features/payments/statements/statement-line.ts";

/** Money that was to leave the bank, or was said to have left it, and that no line of a statement has shown yet. */
export interface Payable {
  readonly kind: OutgoingTarget;
  readonly id: number;
  /** The order that was paid; null of money that was nobody's payment. */
  readonly orderId: number | null;
  readonly variableSymbol: string;
  /** Haléře. */
  readonly amountMinor: number;
  /** As `accountOf` writes it; empty where it is not known. */
  readonly account: string;
}

export type OutgoingFault = (typeof outgoingFaults)[number];

/**
 * PM17: A line of a statement about money that has left the account settles the refund, the payout or the returned money of its symbol,
 * amount and account, the oldest that no other line has settled, however that was ordered; what was marked as sent by hand before
 * is met by it and booked once. Any other waits for a person, who says what it has paid or what else it is.
 *
 * What an outgoing line has paid, or why nobody can say so.
 */
export function pairOutgoing(
  line: Pick<StatementLine, "variableSymbol" | "amountMinor" | "currency">,
  payeeAccount: string,
  payables: readonly Payable[],
): Payable | Exclude<OutgoingFault, "own_money"> {
  const named = line.currency === "CZK" ? payables.filter((each) => each.variableSymbol === line.variableSymbol) : [];
  const equal = named.filter(({ amountMinor }) => amountMinor === line.amountMinor);
  const [oldest] = equal.filter(({ account }) => account !== "" && account === payeeAccount);
  if (oldest) return oldest;
  if (equal.length > 0) return "account";
  return named.length > 0 ? "amount" : "no_payment";
}
