import { type FeeLine, feeMinor } from "#contract/fees/fee-rules.ts";
import type { Locale } from "#contract/values/locale.ts";
import { formatPrice } from "#server/messages/formats.ts";

/** A price of a listing, in haléře, and its buyer's premium; null where none is asked. */
export interface Priced {
  readonly priceMinor: number;
  readonly premium: FeeLine | null;
}

/** A price for who may have to pay it: where a buyer's premium is asked, also what it comes to with that (rule FE7). */
export function priceWithPremium(locale: Locale, { priceMinor, premium }: Priced): string {
  const added = feeMinor(premium, priceMinor);
  if (added === 0) return formatPrice(priceMinor);
  const all = formatPrice(priceMinor + added);
  return `${formatPrice(priceMinor)} (${locale === "cs" ? `s přirážkou ${all}` : `${all} with the premium`})`;
}
