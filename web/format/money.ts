import type { Currency } from "#contract/content/lists.ts";
import type { Locale } from "#contract/values/locale.ts";
import { formatAmount, formatCzk, formatDecimals } from "#contract/values/written-amounts.ts";

const noBreak = "\u00a0";

/**
 * MO2: What is charged is CZK; another currency is for display: the amount divided by its rate, with its decimals and symbols, written in
 * both languages with a no-break space between thousands and a decimal comma.
 *
 * `1 111,11 €`, `$47,85`; whole crowns show no decimals. Without a currency it is written as `formatCzk` does.
 */
export function formatPrice(amountCzk: number, currency: Currency | null): string {
  if (!currency) return formatCzk(amountCzk);
  const { code, rate, decimals, symbol_before, symbol_after } = currency;
  const amount = amountCzk / rate;
  const number = code === "CZK" ? formatAmount(amount, decimals) : formatDecimals(amount, decimals, "cs");
  return `${symbol_before}${number}${symbol_after && noBreak + symbol_after}`;
}

/** A number such as a rate, with as many decimals as it needs, at most six. */
export function formatDecimal(value: number, locale: Locale): string {
  const decimals = (String(Number(value.toFixed(6))).split(".")[1] ?? "").length;
  return formatDecimals(value, decimals, locale);
}
