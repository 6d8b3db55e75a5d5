import type { Currency } from "#contract/content/lists.ts";
import type { Locale } from "#contract/values/locale.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { formatCzk, formatDecimals } from "#contract/values/written-amounts.ts";

const noBreak = "\u00a0";

/**
 * An amount in CZK in another currency: divided by its rate, with its decimals and symbols, `1 111,11 €`, `$47.85`
 * (RULES.md MO2). CZK itself, or none, is written as `formatCzk` does.
 */
export function formatPrice(amountCzk: number, currency: Currency | null, locale: Locale): string {
  if (!currency || currency.code === "CZK") return formatCzk(amountCzk, locale);
  const { rate, decimals, symbol_before, symbol_after } = currency;
  const number = formatDecimals(amountCzk / rate, decimals, locale);
  return `${symbol_before}${number}${symbol_after && noBreak + symbol_after}`;
}

/** A number such as a rate, with as many decimals as it needs, at most six. */
export function formatDecimal(value: number, locale: Locale): string {
  const decimals = (String(Number(value.toFixed(6))).split(".")[1] ?? "").length;
  return formatDecimals(value, decimals, locale);
}

/**
 * Reads an amount of money as people type it: spaces, dots between thousands, the currency and a decimal comma are fine; null where it is no
 * amount.
 */
export function parseAmount(text: string, locale: Locale): number | null {
  const plain = plainNumber(text, locale);
  return /^\d+(\.\d{0,2})?$/.test(plain) ? Number(plain) : null;
}

/** Why an amount cannot be taken: `decimals` for more than two, `greatest` for more than the API takes. */
export type AmountProblem = "notANumber" | "decimals" | "greatest";

/** The reason why a typed amount cannot be taken; null for an acceptable amount and for an empty field. */
export function amountProblem(text: string, locale: Locale): AmountProblem | null {
  if (text.trim() === "") return null;
  const plain = plainNumber(text, locale);
  if (!/^\d+(\.\d*)?$/.test(plain)) return "notANumber";
  if (/\.\d{3,}$/.test(plain)) return "decimals";
  return Number(plain) > maxCzk ? "greatest" : null;
}

function plainNumber(text: string, locale: Locale): string {
  const bare = text.replace(/[\s\u00a0\u202f]|Kč|CZK/gi, "");
  if (locale === "en") return bare.replaceAll(",", "");
  // Dots between thousands: 1.500 and 1.500,50.
  const plain = /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(bare) ? bare.replaceAll(".", "") : bare;
  return plain.replace(",", ".");
}
