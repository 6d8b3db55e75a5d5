import type { CategoryWords } from "./category-words.ts";
import type { QueryPart } from "./query-part.ts";

/** From this length on, a word is taken for the beginning of a category's. */
const shortestBeginning = 3;

/** Whether a typed stem is a category's, or the beginning of one. */
export function isBeginning(stem: string, known: string): boolean {
  return stem === known || (stem.length >= shortestBeginning && known.startsWith(stem));
}

/**
 * The lexemes by which a listing is meant whatever its words: its measures, its country, and the categories that are called
 * so or are of that country.
 */
export function meaningsOf(
  { written, stem, measure, lands, isBegun }: QueryPart,
  categories: readonly CategoryWords[],
): string[] {
  if (measure) return [measure];
  const inside = categories.filter(
    (category) => category.stems.includes(stem) || lands.some((land) => category.lands.includes(land)),
  );
  return [...(isBegun ? [] : inside.map(({ id }) => `category:${id}`)), ...lands, ...measuresOfNumber(written)];
}

/** The lexemes of what only a description says. */
export function sayingsOf({ measure, written }: QueryPart): string[] {
  return (measure ? [measure] : measuresOfNumber(written)).map((each) => `said:${each}`);
}

/** A bare number's measures by what each may be: [first, last] years, per cent, millilitres, a year. */
const ranges = { years: [2, 99], abv: [15, 99], ml: [50, 20_000], year: [1_700, 2_100] } as const;

/** What a bare number may say of a bottle. */
function measuresOfNumber(word: string): string[] {
  if (!/^[1-9]\d{0,4}$/.test(word)) return [];
  const value = Number(word);
  return Object.entries(ranges)
    .filter(([, [first, last]]) => value >= first && value <= last)
    .map(([kind]) => `${kind}:${word}`);
}
