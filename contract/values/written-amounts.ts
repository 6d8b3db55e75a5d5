import type { Locale } from "./locale.ts";

const noBreak = "\u00a0";

/** An amount in CZK as people read it, in both languages: `27 000 Kč`, `1 234,50 Kč`. */
export function formatCzk(amount: number): string {
  return `${formatAmount(amount)}${noBreak}Kč`;
}

/** The amount alone, with `decimals` only where it is not whole; the same on every JavaScript engine. */
export function formatAmount(amount: number, decimals = 2): string {
  const scale = 10 ** decimals;
  const isWhole = Math.round(Math.abs(amount) * scale) % scale === 0;
  return formatDecimals(amount, isWhole ? 0 : decimals, "cs");
}

/** How many of something, grouped by thousands as the language does. */
export function formatCount(count: number, locale: Locale): string {
  return formatDecimals(count, 0, locale);
}

/** A number rounded half away from zero to so many decimals, which are all shown. Money is written in the Czech way. */
export function formatDecimals(amount: number, decimals: number, locale: Locale): string {
  const scale = 10 ** decimals;
  const parts = Math.round(Math.abs(amount) * scale);
  const whole = String(Math.floor(parts / scale)).replace(/\B(?=(\d{3})+$)/g, locale === "cs" ? noBreak : ",");
  const sign = amount < 0 && parts > 0 ? "\u2212" : "";
  if (decimals === 0) return sign + whole;
  return `${sign}${whole}${locale === "cs" ? "," : "."}${String(parts % scale).padStart(decimals, "0")}`;
}
