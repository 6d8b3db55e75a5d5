import type { Ctx } from "#server/context.ts";
import type { BankAccounts } from "./bank-change-rules.ts";

/**
 * What a bank account of a person is sealed as (decisions/0085): it opens in every row that is of the same person, so that deals and
 * payouts take it over as it is stored.
 */
export const aboutAccount = (userId: number) => `bank account of ${userId}`;

/** The IBAN that is stored for `userId`. */
export function openAccount(ctx: Ctx, userId: number, stored: string | null): string | null {
  return stored && ctx.ports.vault.open(stored, aboutAccount(userId));
}

/** Contact details with their accounts opened. */
export function openAccounts<Row extends BankAccounts & { readonly userId: number }>(ctx: Ctx, row: Row): Row {
  const { userId, iban, nextIban } = row;
  return { ...row, iban: openAccount(ctx, userId, iban), nextIban: openAccount(ctx, userId, nextIban) };
}

/** The columns of contact details that hold these accounts. */
export function sealedColumns(ctx: Ctx, userId: number, { iban, nextIban, nextIbanFrom }: BankAccounts) {
  const seal = (account: string | null) => account && ctx.ports.vault.seal(account, aboutAccount(userId));
  const accountMarks = marksOfAccounts(ctx, [iban, nextIban]);
  return { iban: seal(iban), nextIban: seal(nextIban), nextIbanFrom, accountMarks };
}

/** By which equal accounts are found without opening them; null where there are none. */
export function marksOfAccounts(ctx: Ctx, ibans: readonly (string | null)[]): string[] | null {
  const marks = ibans.flatMap((iban) => (iban === null ? [] : ctx.ports.vault.marksOf(iban)));
  return marks.length > 0 ? marks : null;
}
