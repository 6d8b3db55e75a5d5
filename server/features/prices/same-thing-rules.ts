/** The properties that tell things apart; null: not stated. */
export interface Thing {
  readonly brandId: number | null;
  readonly ageYears: number | null;
  readonly vintage: number | null;
  readonly volumeMl: number | null;
  /** Cigars in a box, bottles in a set; not stated means one. */
  readonly pieces: number | null;
}

/** Without a brand and an age or a vintage two listings may be called the same and be worlds apart. */
export function isComparable(thing: Thing): boolean {
  return thing.brandId !== null && (thing.ageYears !== null || thing.vintage !== null);
}

/**
 * Whether `other` is what `thing` is (RULES.md PG3): the same brand and volume, and the age and the vintage that
 * `thing` states. As many pieces: a case of six is not a bottle.
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
