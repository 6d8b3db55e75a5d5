/** Why a payout cannot be sent now; null: it can. */
export type PayoutObstacle = "PAYEE_SUSPENDED" | "NO_ACCOUNT";

/**
 * PP6: What was released is sent by the site's bank, by a file or by hand, and marked as sent once: not to a suspended
 * seller, and not where there is no account. From the file on the account stays, until the bank refuses it.
 *
 * What stands against sending a payout.
 */
export function payoutObstacle(seller: {
  readonly isSuspended: boolean;
  readonly iban: string | null;
}): PayoutObstacle | null {
  if (seller.isSuspended) return "PAYEE_SUSPENDED";
  return seller.iban === null ? "NO_ACCOUNT" : null;
}

export type PayoutStatus = "due" | "ordered" | "paid";

export function payoutStatus(payout: { readonly batchId: number | null; readonly paidAt: Date | null }): PayoutStatus {
  if (payout.paidAt !== null) return "paid";
  return payout.batchId === null ? "due" : "ordered";
}
