/** What an account is, as far as it decides whether it can be a trusted flagger. */
interface Candidate {
  readonly scopes: readonly string[];
  readonly isShop: boolean;
  readonly emailConfirmedAt: Date | null;
  readonly suspendedAt: Date | null;
  /** Its owner has asked for its deletion, which waits or is done. */
  readonly isDeparting: boolean;
}

/**
 * Why an account cannot be a trusted flagger; null: it can. One is independent of the site (DSA, Art. 22), and somebody who can
 * sign in and report (RULES.md M19).
 */
export function flaggerRefusal(account: Candidate) {
  if (account.isShop || account.scopes.length > 0) return "FLAGGER_IS_STAFF";
  if (account.isDeparting) return "FLAGGER_LEAVING";
  if (account.emailConfirmedAt === null) return "FLAGGER_UNCONFIRMED";
  return account.suspendedAt === null ? null : "FLAGGER_SUSPENDED";
}
