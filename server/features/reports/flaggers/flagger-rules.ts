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
 * M19: A trusted flagger (DSA, Art. 22) is an account, or the e-mail that an organisation will confirm for one, that
 * an administrator names with a reason and removes likewise, audited. Accounts of the staff, which a flagger is
 * independent of, and those that are suspended, deleted or wait for it, or are named before their e-mail is confirmed,
 * are refused. What flaggers report from then on, signed in, stands first in the queues, by its age, is marked, and is
 * counted apart by year; it stays so once they are removed.
 */
export function flaggerRefusal(account: Candidate) {
  if (account.isShop || account.scopes.length > 0) return "FLAGGER_IS_STAFF";
  if (account.isDeparting) return "FLAGGER_LEAVING";
  if (account.emailConfirmedAt === null) return "FLAGGER_UNCONFIRMED";
  return account.suspendedAt === null ? null : "FLAGGER_SUSPENDED";
}
