/** A row of a carrier's price list. */
export interface CarrierPrice {
  readonly country: string;
  /** `YYYY-MM-DD`, Prague. */
  readonly validFrom: string;
  readonly maxWeightG: number;
  readonly priceMinor: number;
}

/**
 * GO2: A carrier asks by the country and the weight: the list of the country that began last holds, and of its rows the lightest that bears
 * the parcel; a piece weighs with its packing what the operator says, else two grams for each millilitre. Above the amount of CA4 delivery
 * costs nothing, and pickup never does. What no store has is for pickup alone.
 *
 * In haléře; null where it does not go there or not with that weight.
 */
export function carrierPrice(
  prices: readonly CarrierPrice[],
  { country, weightG, day }: { readonly country: string; readonly weightG: number; readonly day: string },
): number | null {
  const begun = prices.filter((row) => row.country === country && row.validFrom <= day);
  const newest = begun.reduce((latest, { validFrom }) => (validFrom > latest ? validFrom : latest), "");
  const bearing = begun
    .filter(({ validFrom, maxWeightG }) => validFrom === newest && maxWeightG >= weightG)
    .sort((a, b) => a.maxWeightG - b.maxWeightG);
  return bearing[0]?.priceMinor ?? null;
}

interface Weighed {
  readonly weightG: number | null;
  readonly volumeMl: number | null;
}

/** What a piece weighs with its packing, grams; where the operator does not say it, two for each millilitre (rule GO2). */
function weightOf({ weightG, volumeMl }: Weighed): number {
  return weightG ?? 2 * (volumeMl ?? 700);
}

/** What the parcel of an order weighs, grams. */
export function parcelWeight(lines: readonly (Weighed & { readonly quantity: number })[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * weightOf(line), 0);
}
