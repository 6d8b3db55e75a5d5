import type { ListingCard } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import { formatAge, formatPercent, formatPieces, formatVolume } from "#web/format/measures.ts";

export interface Fact {
  text: string;
  /** The name tells it already, but a narrow card may cut the name there. */
  narrowOnly: boolean;
}

type FactSource = Pick<
  ListingCard,
  "name" | "category" | "volumeMl" | "strengthPercent" | "vintage" | "ageYears" | "pieces"
>;

/** A name shorter than this keeps its vintage in view on the narrowest card. */
const visibleName = 22;

/**
 * The facts under a name, in the order a collector asks: vintage where the name lacks or may lose it, kind, age,
 * volume, strength, pieces.
 */
export function listFacts(listing: FactSource, locale: Locale): Fact[] {
  const { name, vintage, ageYears, pieces, volumeMl, strengthPercent } = listing;
  const always = (text: string | null): Fact[] => (text === null ? [] : [{ text, narrowOnly: false }]);
  return [
    ...vintageFact(name, vintage),
    ...always(listing.category.name),
    ...always(ageYears === null || mentions(name, ageYears) ? null : formatAge(ageYears, locale)),
    ...always(volumeMl === null ? null : formatVolume(volumeMl, locale)),
    ...always(strengthPercent === null ? null : formatPercent(strengthPercent, locale)),
    ...always(pieces === null || pieces === 1 ? null : formatPieces(pieces, locale)),
  ];
}

function vintageFact(name: string, vintage: number | null): Fact[] {
  if (vintage === null) return [];
  const at = name.indexOf(String(vintage));
  if (at >= 0 && at + 4 <= visibleName) return [];
  return [{ text: String(vintage), narrowOnly: at >= 0 }];
}

function mentions(name: string, value: number): boolean {
  return new RegExp(`(?<!\\d)${value}(?!\\d)`).test(name);
}
