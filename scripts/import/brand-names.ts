import type { Values } from "./read-item.ts";

/** Names of a sort of drink rather than of a brand. */
const sorts = new Set(
  "absinthe akvavit aquavit armagnac arrak bitter bourbon brandy brännvin cachaca calvados cognac genever gin grappa kirsch likör limoncello marc mezcal ouzo pastis pisco punsch raki rom rum sambuca single tequila vodka whiskey whisky".split(
    " ",
  ),
);

/**
 * The brands of a catalogue. Its spirits carry the brand in `name` and the rest in `subtitle`, so a name that at
 * least two different spirits share is a brand. The name of a wine is as often a place (Barolo, Chablis), so wines get no
 * brand rather than a false one.
 */
export class BrandNames {
  readonly #subtitles = new Map<string, Set<string>>();

  add(values: Values): void {
    const name = brandCandidate(values);
    if (!name) return;
    const subtitles = this.#subtitles.get(name) ?? new Set();
    subtitles.add(values.subtitle?.trim() ?? "");
    this.#subtitles.set(name, subtitles);
  }

  /** The brand of a row, or null where it is not known. */
  of(values: Values): string | null {
    const name = brandCandidate(values);
    return name && (this.#subtitles.get(name)?.size ?? 0) > 1 ? name : null;
  }
}

function brandCandidate({ category, name }: Values): string | null {
  const tidy = name?.trim().replace(/\s+/g, " ") ?? "";
  if (category?.trim().toLowerCase() !== "sprit" || tidy.length < 2 || tidy.length > 60) return null;
  return sorts.has(tidy.toLowerCase()) ? null : tidy;
}
