import type { Currency } from "#contract/content/lists.ts";
import type { Locale } from "#contract/values/locale.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { formatAmount, formatCzk, formatDecimals } from "#contract/values/written-amounts.ts";

const noBreak = "\u00a0";

/**
 * An amount in CZK in a currency of the list: divided by its rate, with its decimals and symbols, in both languages as
 * `1 111,11 €`, `$47,85` (RULES.md MO2). Whole crowns show no decimals. Without a currency it is written as `formatCzk`
 * does.
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

/**
 * Reads an amount of money as people type it, in either language: spaces, the currency, a comma or a dot between
 * thousands and before decimals are fine; null where it is no amount. A comma or dot before exactly three digits groups
 * thousands: no amount has three decimals.
 */
export function parseAmount(text: string): number | null {
  const plain = plainNumber(text);
  return /^\d+(\.\d{0,2})?$/.test(plain) ? Number(plain) : null;
}

/** Why an amount cannot be taken: `decimals` for more than two, `greatest` for more than the API takes. */
export type AmountProblem = "notANumber" | "decimals" | "greatest";

/** The reason why a typed amount cannot be taken; null for an acceptable amount and for an empty field. */
export function amountProblem(text: string): AmountProblem | null {
  if (text.trim() === "") return null;
  const plain = plainNumber(text);
  if (!/^\d+(\.\d*)?$/.test(plain)) return "notANumber";
  if (/\.\d{3,}$/.test(plain)) return "decimals";
  return Number(plain) > maxCzk ? "greatest" : null;
}

function plainNumber(text: string): string {
  const bare = text.replace(/[\s\u00a0\u202f]|Kč|CZK/gi, "");
  // 1.500, 1,500, 1.500,50 and 1,500.50: one mark between thousands, the other before decimals.
  const isGrouped = /^\d{1,3}(?:(\.\d{3})+(?:,\d*)?|(?:,\d{3})+(?:\.\d*)?)$/.test(bare);
  const grouping = /[.,]/.exec(bare)?.[0];
  const plain = isGrouped && grouping ? bare.replaceAll(grouping, "") : bare;
  return plain.replace(",", ".");
}
