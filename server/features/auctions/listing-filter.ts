import { type FacetKind, facetKinds } from "#contract/facets.ts";
import type { ListingQuery } from "#contract/listing-query.ts";
import { toMinor } from "#contract/money.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { endRange } from "./end-range.ts";
import { anyOf, type Condition, lexeme } from "./lexemes.ts";
import type { SearchTerms } from "./search-terms.ts";

export type ListingFilter = ListingQuery;

/** What of a filter is left out where its own choices are counted. */
export type FilterPart = FacetKind | "ends" | "state";

/** Conditions that find listings: on lexemes, which the index answers, and what these are too coarse for. */
export interface Match {
  /** Each looked for by itself: one condition that holds them all is ten times as slow among a million (PostgreSQL 18). */
  readonly lexemes: readonly Condition[];
  /** What is found whatever else is asked. */
  readonly orLexeme: Condition | null;
  /** On `s` (search_entries). */
  readonly ofEntry: readonly SQL[];
  /** On `l` (listings). */
  readonly ofListing: readonly SQL[];
}

/** Bands of prices that are asked for one by one: three powers of ten. */
const mostBands = 30;
/** Nothing costs less than a crown. */
const leastMinor = 100;
/** Logarithms here and in the database may differ in their last digits, but of powers of ten, where bands begin. */
const rounding = 1e-9;
const mostMinor = toMinor(100_000_000);

/** A filter as conditions, all of them to be met; `without` leaves one out. */
export function matchOf(
  filter: ListingFilter,
  now: Date,
  terms: SearchTerms | null,
  without?: FilterPart,
): Match {
  const { category, seller, sale, duration } = filter;
  const range = without === "ends" ? null : endRange(filter, now);
  const isRunning = filter.state === "running" && without !== "state";
  const price = priceRange(filter);
  const conditions = [
    without !== "state" && filter.state !== "any" && stateLexemes[filter.state],
    category && lexeme(`category:${category}`),
    seller && lexeme(`seller:${seller}`),
    sale && lexeme(`sale:${sale}`),
    duration && lexeme(`duration:${duration}`),
    ...facetKinds.map((kind) => kind !== without && facetLexemes(filter, kind)),
    range?.days && anyOf(range.days.map((day) => lexeme(`ends:${day}`))),
    price?.bands && anyOf(price.bands.map((band) => lexeme(`price:${band}`))),
    ...(terms?.anywhere ?? []),
  ].filter((condition) => typeof condition === "object" && condition !== null);
  return {
    lexemes: conditions,
    orLexeme: terms?.id ?? null,
    ofEntry: [
      ...(isRunning && !range ? [sql`(s.ends_at is null or s.ends_at > ${now})`] : []),
      ...(range ? [sql`s.ends_at >= ${range.from} and s.ends_at < ${range.before}`] : []),
      ...(range && isRunning ? [sql`s.ends_at > ${now}`] : []),
    ].map((condition) =>
      terms?.id ? sql`(${condition} or s.lexemes @@ ${terms.id.text}::tsquery)` : condition,
    ),
    ofListing: price ? [sql`l.shown_price_minor between ${price.from} and ${price.to}`] : [],
  };
}

/** How things stand; `any` asks for nothing, since all entries run or have ended. */
export const stateLexemes: Record<Exclude<ListingFilter["state"], "any">, Condition> = {
  running: lexeme("state:running"),
  ended: lexeme("state:ended"),
  sold: lexeme("state:sold"),
  unsold: lexeme("state:unsold"),
};

function facetLexemes(filter: ListingFilter, kind: FacetKind): Condition | undefined {
  return filter[kind] && anyOf(filter[kind].map((value) => lexeme(`${kind}:${value}`)));
}

/** Amounts in haléře, and the bands that they reach into; a range the wrong way round is meant the other way. */
function priceRange({ priceFrom, priceTo }: ListingFilter) {
  if (priceFrom === undefined && priceTo === undefined) return null;
  const [from, to] = [toMinor(priceFrom ?? 0), toMinor(priceTo ?? 10_000_000_000)].toSorted((a, b) => a - b);
  if (from === undefined || to === undefined) return null;
  const first = bandOf(Math.max(from, leastMinor), 1 - rounding);
  const last = bandOf(Math.min(to, mostMinor), 1 + rounding);
  const isFew = to >= leastMinor && from <= mostMinor && to <= mostMinor && last - first < mostBands;
  const bands = isFew ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : null;
  return { from, to, bands };
}

function bandOf(minor: number, margin: number): number {
  const power = Math.log10(minor);
  return Math.floor(10 * (Number.isInteger(power) ? power : Math.log10(minor * margin)));
}
