/** Whoever of the site is about to decide about money; e-mail and telephone as their account has them. */
export interface Colleague {
  /** Their account, and others with its telephone or its bank account. */
  readonly ids: readonly number[];
  readonly email: string;
  readonly phone: string | null;
}

/** Whose money it is: accounts that pay, buy or sell, and what a guest's order names. */
export interface MoneySides {
  readonly userIds: readonly (number | null)[];
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * PM13: Nobody of the site, an administrator neither, decides about their own money: cash, a refund, waiting money, a payout, a cancelled
 * or returned order of goods or a part of it is a colleague's matter where whoever decides, or an account with their telephone or bank
 * account, pays, buys or sells, or a guest's order names their e-mail or telephone. What a statement tells of the own order of who takes it in waits for a colleague, a file of payouts leaves the
 * own ones out, and nobody issues a voucher that they own or that is for their e-mail, nor uses one that they issued.
 *
 * By account, or by the e-mail or telephone of an order placed without it.
 */
export function isOwnMoney({ ids, email, phone }: Colleague, sides: MoneySides): boolean {
  const isTheirPhone = phone !== null && sides.phone === phone;
  const isTheirs = sides.userIds.some((id) => id !== null && ids.includes(id));
  return isTheirs || sides.email?.toLowerCase() === email.toLowerCase() || isTheirPhone;
}
