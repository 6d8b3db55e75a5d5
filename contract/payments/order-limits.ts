/** Days in which an order may be paid (rule PM4): a bank transfer takes two, a weekend two more. */
export const daysToPay = 7;

/** The fewest and the most characters of a voucher's code. */
export const shortestVoucher = 3;
export const longestVoucher = 40;
