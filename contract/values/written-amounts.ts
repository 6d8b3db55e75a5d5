import type { Locale } from "./locale.ts";

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

/** The number alone, grouped by thousands, the same on every JavaScript engine. */
export function formatAmount(
  amount: number,
  locale: Locale,
  { decimals = false }: { decimals?: boolean } = {},
): string {
  const isWhole = Math.round(Math.abs(amount) * 100) % 100 === 0;
  return formatDecimals(amount, isWhole && !decimals ? 0 : 2, locale);
}

/** Rounded half away from zero to so many decimals, which are all shown. */
export function formatDecimals(amount: number, decimals: number, locale: Locale): string {
  const scale = 10 ** decimals;
  const parts = Math.round(Math.abs(amount) * scale);
  const whole = String(Math.floor(parts / scale)).replace(
    /\B(?=(\d{3})+$)/g,
    locale === "cs" ? noBreak : ",",
  );
  const sign = amount < 0 && parts > 0 ? "\u2212" : "";
  if (decimals === 0) return sign + whole;
  return `${sign}${whole}${locale === "cs" ? "," : "."}${String(parts % scale).padStart(decimals, "0")}`;
}
