import { type FacetKind, facetKinds } from "#contract/search/facets.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { endRange } from "./end-range.ts";
import { anyOf, type Condition, lexeme } from "./lexemes.ts";
import { stateConditions } from "./listing-order.ts";
import { type PriceRange, priceRange } from "./price-range.ts";
import type { SearchTerms } from "./search-terms.ts";

export type ListingFilter = ListingQuery;

/** The conditions of a filter that are left out where its own choices are counted. */
export type FilterPart = FacetKind | "ends" | "price" | "state";

/** Conditions that find listings: on lexemes, which the index answers, and on columns, where lexemes are too coarse. */
export interface Match {
  /** Kept apart: one condition that combines them is ten times as slow among a million (PostgreSQL 18). */
  readonly lexemes: readonly Condition[];
  /** Listings that are found whether or not they meet the other conditions. */
  readonly orLexeme: Condition | null;
  /** On `s` (search_entries). */
  readonly ofEntry: readonly SQL[];
  /** The exact range of prices, where bands are too coarse; only `listings` has it. */
  readonly price: PriceRange | null;
}

/** A filter as conditions that must all be met; `without` leaves one out. */
export function matchOf(
  filter: ListingFilter,
  now: Date,
  terms: SearchTerms | null,
  without?: FilterPart,
): Match {
  const { category, seller, sale, duration, reduced } = filter;
  const range = without === "ends" ? null : endRange(filter, now);
  const isRunning = filter.state === "running" && without !== "state";
  const price = without === "price" ? null : priceRange(filter, shownAmong(filter, without));
  const conditions = [
    without !== "state" && filter.state !== "any" && stateLexemes[filter.state],
    category && lexeme(`category:${category}`),
    seller && lexeme(`seller:${seller}`),
    sale && lexeme(`sale:${sale}`),
    duration && lexeme(`duration:${duration}`),
    reduced && lexeme("stock:reduced"),
    ...facetKinds.map((kind) => kind !== without && facetLexemes(filter, kind)),
    range?.days && anyOf(range.days.map((day) => lexeme(`ends:${day}`))),
    price?.condition,
    ...(terms?.anywhere ?? []),
  ].filter((condition) => typeof condition === "object" && condition !== null);
  return {
    lexemes: conditions,
    orLexeme: terms?.id ?? null,
    ofEntry: [
      ...(terms?.excluded ?? []).map(({ text }) => sql`not s.lexemes @@ ${text}::tsquery`),
      ...(isRunning && !range ? [sql`(s.ends_at is null or s.ends_at > ${now})`] : []),
      ...(range ? [sql`s.ends_at >= ${range.from} and s.ends_at < ${range.before}`] : []),
      ...(range && isRunning ? [sql`s.ends_at > ${now}`] : []),
    ].map((condition) =>
      terms?.id ? sql`(${condition} or s.lexemes @@ ${terms.id.text}::tsquery)` : condition,
    ),
    price,
  };
}

function shownAmong({ state }: ListingFilter, without: FilterPart | undefined): readonly SQL[] {
  const { running, ended } = stateConditions;
  if (without === "state" || state === "any") return [running, ended];
  return [state === "running" ? running : ended];
}

/** The lexemes of each state; `any` needs none, since every entry is running or ended. */
export const stateLexemes: Record<Exclude<ListingFilter["state"], "any">, Condition> = {
  running: lexeme("state:running"),
  ended: lexeme("state:ended"),
  sold: lexeme("state:sold"),
  unsold: lexeme("state:unsold"),
};

export function facetLexemes(filter: ListingFilter, kind: FacetKind): Condition | undefined {
  return filter[kind] && anyOf(filter[kind].map((value) => lexeme(`${kind}:${value}`)));
}
