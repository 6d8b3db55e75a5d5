import { formatAmount, formatCzk } from "#contract/values/written-amounts.ts";

/** An amount in the currency of its account. */
export function moneyText(amount: number, currency: string): string {
  return currency === "CZK" ? formatCzk(amount) : `${formatAmount(amount)} ${currency}`;
}
