import type { Locale } from "#contract/locale.ts";
import { maxCzk } from "#contract/money.ts";

const noBreak = "\u00a0";

/**
 * An amount in CZK as people read it: `27 000 Kč`, `1 234,50 Kč`, in English `CZK 27,000`.
 * Decimals show only where the amount is not whole, unless `decimals` asks for them always.
 */
export function formatCzk(
  amount: number,
  locale: Locale,
  { decimals = false }: { decimals?: boolean } = {},
): string {
  const number = formatAmount(amount, locale, { decimals });
  return locale === "cs" ? `${number}${noBreak}Kč` : `CZK${noBreak}${number}`;
}

/** The number alone, grouped by thousands; the same on every engine, whatever its locale data say. */
export function formatAmount(
  amount: number,
  locale: Locale,
  { decimals = false }: { decimals?: boolean } = {},
): string {
  const minor = Math.round(Math.abs(amount) * 100);
  const whole = String(Math.floor(minor / 100)).replace(/\B(?=(\d{3})+$)/g, locale === "cs" ? noBreak : ",");
  const rest = minor % 100;
  const sign = amount < 0 && minor > 0 ? "\u2212" : "";
  if (rest === 0 && !decimals) return sign + whole;
  return `${sign}${whole}${locale === "cs" ? "," : "."}${String(rest).padStart(2, "0")}`;
}

/** What a person typed into a field for money: spaces, the currency and a decimal comma are fine; null where it is no amount. */
export function parseAmount(text: string, locale: Locale): number | null {
  const plain = plainNumber(text, locale);
  return /^\d+(\.\d{0,2})?$/.test(plain) ? Number(plain) : null;
}

/** Why a text is no amount that can be taken: `decimals` of more than two, `greatest` for more than the API takes. */
export type AmountProblem = "notANumber" | "decimals" | "greatest";

/** The one true reason why what was typed cannot be taken; null for what can be, and for nothing at all. */
export function amountProblem(text: string, locale: Locale): AmountProblem | null {
  if (text.trim() === "") return null;
  const plain = plainNumber(text, locale);
  if (!/^\d+(\.\d*)?$/.test(plain)) return "notANumber";
  if (/\.\d{3,}$/.test(plain)) return "decimals";
  return Number(plain) > maxCzk ? "greatest" : null;
}

function plainNumber(text: string, locale: Locale): string {
  const bare = text.replace(/[\s\u00a0\u202f]|Kč|CZK/gi, "");
  return locale === "cs" ? bare.replace(",", ".") : bare.replaceAll(",", "");
}
