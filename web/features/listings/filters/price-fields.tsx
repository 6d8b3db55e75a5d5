import { useTranslation } from "react-i18next";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import { formatAmount } from "#contract/values/written-amounts.ts";
import { priceRangeOf } from "./price-range.ts";

/** Lowest and highest price, each with its word inside the field, where it stays while one writes. */
export function PriceFields({ filters }: { filters: ListingQuery }) {
  const { t } = useTranslation("shelf");
  const { from, to } = priceRangeOf(filters);
  const field = (name: string, label: string, czk: number | undefined) => (
    <label className="type-field flex h-12 min-w-0 items-center gap-2 rounded-control border border-control bg-surface pl-3 hover:border-primary-dark has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <span className="text-muted">{label}</span>
      <input
        name={name}
        inputMode="numeric"
        maxLength={16}
        defaultValue={czk === undefined ? "" : formatAmount(czk)}
        className="tnum h-full w-full min-w-0 bg-transparent pr-2 outline-none"
      />
    </label>
  );
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {field("priceFrom", t("price.from"), from)}
      {field("priceTo", t("price.to"), to)}
    </div>
  );
}
