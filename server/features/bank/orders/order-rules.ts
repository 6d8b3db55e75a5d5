import type { BankOrderFormat } from "#contract/bank/bank-orders.ts";

/** Why money cannot be put into a file for the bank. */
export type OrderObstacle = "PAYEE_SUSPENDED" | "NO_ACCOUNT" | "FOREIGN_ACCOUNT";

/**
 * PM18: Refunds of what came by a transfer and payouts are ordered at the bank together by a file, each in one at most and the caller's own
 * in none (PM13); a refund goes to the account that the money came from, or to one that somebody has written, both with right check
 * digits. A file is of one format: ABO has Czech accounts alone. It is the same however often it is downloaded, less what the
 * bank has refused and somebody has taken out of it, which waits again.
 *
 * What stands against putting money into a file of a format; null: nothing.
 */
export function orderObstacle(
  { iban, isSuspended }: { readonly iban: string | null; readonly isSuspended: boolean },
  format: BankOrderFormat,
): OrderObstacle | null {
  if (isSuspended) return "PAYEE_SUSPENDED";
  if (iban === null) return "NO_ACCOUNT";
  return format === "abo" && !iban.startsWith("CZ") ? "FOREIGN_ACCOUNT" : null;
}
