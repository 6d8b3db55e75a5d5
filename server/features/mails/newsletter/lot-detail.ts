import type { Locale } from "#contract/values/locale.ts";
import { type Priced, priceWithPremium } from "#server/features/mails/templates/price-with-premium.ts";
import { formatMoment } from "#server/messages/formats.ts";

const byAgreement: Record<Locale, string> = { cs: "Cena dohodou", en: "Price by agreement" };
const ends: Record<Locale, string> = { cs: "končí", en: "ends" };

/** The price of a lot, with what it comes to, and its end; without a price it is sold by agreement. */
export function lotDetail(
  locale: Locale,
  lot: Pick<Priced, "premium"> & { readonly priceMinor: number | null; readonly endsAt: Date | null },
): string {
  const { priceMinor, premium, endsAt } = lot;
  const price = priceMinor === null ? byAgreement[locale] : priceWithPremium(locale, { priceMinor, premium });
  return endsAt ? `${price} · ${ends[locale]} ${formatMoment(locale, endsAt)}` : price;
}
