import { positiveCzk } from "#contract/values/money.ts";
import type { FormValues } from "#web/pages/listing-form/form-values.ts";

/** The price a listing will be shown with, in crowns: start, asked or offered at most; null while there is none that could be. */
export function namedPrice({ type, saleMode, startPrice, price }: FormValues): number | null {
  const written = type === "supply" && saleMode === "auction" ? startPrice : price;
  return positiveCzk.safeParse(written).success ? written : null;
}
