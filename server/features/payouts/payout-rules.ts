/** Why a payout cannot be sent now; null: it can. */
export type PayoutObstacle = "PAYEE_SUSPENDED" | "NO_ACCOUNT";

/** What stands against sending a payout (rule PP6). */
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
