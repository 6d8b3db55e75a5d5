/** Days in which an order may be paid (RULES.md PM4): a bank transfer takes two, a weekend two more. */
export const daysToPay = 7;
