/**
 * PM4: The limit of an order is {daysToPay} days: so long it may be paid, then it has run out.
 *
 * Days in which an order may be paid: a bank transfer takes two, a weekend two more.
 */
export const daysToPay = 7;

/** The fewest and the most characters of a voucher's code. */
export const shortestVoucher = 3;
export const longestVoucher = 40;
