/** The properties that tell things apart; null where not stated. */
export interface Thing {
  readonly brandId: number | null;
  readonly ageYears: number | null;
  readonly vintage: number | null;
  readonly volumeMl: number | null;
  /** Cigars in a box, bottles in a set; not stated means one. */
  readonly pieces: number | null;
}

/** A thing without a brand and an age or a vintage cannot be compared, since names alone mislead. */
export function isComparable(thing: Thing): boolean {
  return thing.brandId !== null && (thing.ageYears !== null || thing.vintage !== null);
}

/**
 * PG3: The same thing is one of the same brand, volume and number of pieces, and of the stated age and vintage; without a brand and an age
 * or vintage nothing is compared.
 */
export function sameThing(thing: Thing, other: Thing): boolean {
  return (
    isComparable(thing) &&
    thing.brandId === other.brandId &&
    thing.volumeMl === other.volumeMl &&
    (thing.pieces ?? 1) === (other.pieces ?? 1) &&
    (thing.ageYears === null || thing.ageYears === other.ageYears) &&
    (thing.vintage === null || thing.vintage === other.vintage)
  );
}
