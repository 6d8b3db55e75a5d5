import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FacetCounts } from "#contract/search/facets.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import { formatAmount, formatCzk } from "#contract/values/written-amounts.ts";
import { classes } from "#web/ui/classes.ts";
import { priceRangeOf } from "./price-range.ts";
import { boundOf, placesOf } from "./price-scale.ts";
import type { FilterForm } from "./use-filter-form.ts";

interface PriceHistogramProps {
  prices: FacetCounts["prices"];
  filters: ListingQuery;
  form: FilterForm;
}

/**
 * How many things cost about how much, ten bars for each power of ten, with a handle at either end of what is asked for. A
 * handle writes into its field, which applies as if somebody had written there.
 */
export default function PriceHistogram({ prices, filters, form }: PriceHistogramProps) {
  const { t } = useTranslation("shelf");
  const asked = placesOf(prices, priceRangeOf(filters));
  // Where the handles are until an answer, which has prices of its own, says where they belong.
  const [moved, setMoved] = useState({ among: prices, ...asked });
  const { from, to } = moved.among === prices ? moved : asked;
  const highest = Math.max(...prices.map(({ count }) => count));
  const handle = (end: "from" | "to", place: number) => (
    <input
      type="range"
      aria-label={t(end === "from" ? "price.lowest" : "price.highest")}
      aria-valuetext={formatCzk(boundOf(prices, place))}
      min={0}
      max={prices.length}
      value={place}
      onChange={({ currentTarget: { valueAsNumber: asked } }) => {
        // At the outermost ends nothing is asked for.
        const next = end === "from" ? Math.min(asked, to - 1) : Math.max(asked, from + 1);
        setMoved({ among: prices, from, to, [end]: next });
        const czk = next % prices.length ? formatAmount(boundOf(prices, next)) : "";
        form.write(end === "from" ? "priceFrom" : "priceTo", czk);
      }}
      onPointerUp={form.leave}
      onBlur={form.leave}
      className={classes("range-handle", end === "from" && place > prices.length / 2 && "z-10")}
    />
  );
  return (
    <div className="needs-script relative mb-3 rounded-control pb-3.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <div aria-hidden="true" className="flex h-14 items-end gap-px border-line-2 border-b *:grow">
        {prices.map(({ from: czk, count }, place) => (
          <span
            key={czk}
            style={{ height: `${count && Math.max(4, (100 * count) / highest)}%` }}
            className={place >= from && place < to ? "bg-primary-dark" : "bg-line-2"}
          />
        ))}
      </div>
      {handle("from", from)}
      {handle("to", to)}
    </div>
  );
}
