/** Whoever of the site is about to decide about money; e-mail and telephone as their account has them. */
export interface Colleague {
  readonly id: number;
  readonly email: string;
  readonly phone: string | null;
}

/** Whose money it is: accounts that pay, buy or sell, and what a guest's order names. */
export interface MoneySides {
  readonly userIds: readonly (number | null)[];
  readonly email: string | null;
  readonly phone: string | null;
}

/** Whether money is the colleague's own, by account, or by the e-mail or telephone of an order placed without it (RULES.md PM13). */
export function isOwnMoney({ id, email, phone }: Colleague, sides: MoneySides): boolean {
  const isTheirPhone = phone !== null && sides.phone === phone;
  return sides.userIds.includes(id) || sides.email?.toLowerCase() === email.toLowerCase() || isTheirPhone;
}
