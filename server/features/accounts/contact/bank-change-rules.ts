import { bankChangeHours } from "#contract/accounts/account-limits.ts";

/**
 * A13: Another bank account than the one in force needs the password, is told to the owner and audited, and counts for new deals after
 * {bankChangeHours} hours; the first one counts at once, needs a fresh proof (A24) where a second factor or a passkey guards the account,
 * and the owner is told that it was entered.
 *
 * Time for the owner to notice.
 */
export const bankChangeWaitMs = bankChangeHours * 60 * 60 * 1000;

/** The stored account and its change that waits, if any. */
export interface BankAccounts {
  readonly iban: string | null;
  readonly nextIban: string | null;
  readonly nextIbanFrom: Date | null;
}

/** The account that a deal opened now is paid to; null where there is none. */
export function accountInForce({ iban, nextIban, nextIbanFrom }: BankAccounts, now: Date): string | null {
  return nextIbanFrom !== null && now >= nextIbanFrom ? nextIban : iban;
}

/** The account that its owner wrote last, whether it waits or not. */
export function accountWanted({ iban, nextIban, nextIbanFrom }: BankAccounts): string | null {
  return nextIbanFrom === null ? iban : nextIban;
}

/**
 * The accounts after their owner has written one. The first account counts at once, since nothing is redirected by it; the one
 * in force, written again, ends a change that waits; any other waits.
 */
export function afterWriting(stored: BankAccounts | null, written: string | null, now: Date): BankAccounts {
  const inForce = stored && accountInForce(stored, now);
  if (inForce === null || inForce === written) return { iban: written, nextIban: null, nextIbanFrom: null };
  if (stored && written === accountWanted(stored)) return { ...stored };
  return { iban: inForce, nextIban: written, nextIbanFrom: new Date(now.getTime() + bankChangeWaitMs) };
}
