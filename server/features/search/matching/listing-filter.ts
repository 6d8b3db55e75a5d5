import { type FacetKind, facetKinds } from "#contract/search/facets.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { endRange } from "./end-range.ts";
import { allOf, anyOf, type Condition, lexeme, none } from "./lexemes.ts";
import { costsWithin, type PriceRange, priceRange } from "./price-range.ts";
import type { SearchTerms } from "./search-terms.ts";

export type ListingFilter = ListingQuery;

/** The conditions of a filter that are left out where its own choices are counted. */
export type FilterPart = FacetKind | "ends" | "price" | "state";

/** Conditions that find listings: on lexemes, which the index answers, and on columns, where lexemes are too coarse. */
export interface Match {
  /** Kept apart: one condition that combines them is ten times as slow among a million (PostgreSQL 18). */
  readonly lexemes: readonly Condition[];
  /** None of these is met; no index answers that, so rows are looked at. */
  readonly without: readonly Condition[];
  /** The exact end, of an entry or of a listing. */
  readonly ends: (endsAt: SQL) => readonly SQL[];
  /** The exact range of prices; only `listings` has it. */
  readonly price: PriceRange | null;
}

/** A filter as conditions that must all be met; `without` leaves one out. */
export function matchOf(filter: ListingFilter, now: Date, terms: SearchTerms | null, without?: FilterPart): Match {
  const { category, seller, sale, duration, reduced } = filter;
  const range = without === "ends" ? null : endRange(filter, now);
  const isRunning = filter.state === "running" && without !== "state";
  const price = without === "price" ? null : priceRange(filter);
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
  ];
  return {
    lexemes: conditions.flatMap((condition) => condition || []),
    without: terms?.excluded ?? [],
    ends: (endsAt) => [
      ...(isRunning && !range ? [sql`(${endsAt} is null or ${endsAt} > ${now})`] : []),
      ...(range ? [sql`${endsAt} >= ${range.from} and ${endsAt} < ${range.before}`] : []),
      ...(range && isRunning ? [sql`${endsAt} > ${now}`] : []),
    ],
    price,
  };
}

/**
 * The entries (`s`) that a match finds. `offset 0` has PostgreSQL look up each price, where it would else read all prices of the
 * range, or all entries.
 */
export function entriesOf({ lexemes, without, ends, price }: Match): SQL {
  return sql`search_entries s where ${allMet([
    ...lexemes.map((condition) => sql`s.lexemes @@ ${condition}::tsquery`),
    ...(without.length > 0 ? [sql`not s.lexemes @@ ${anyOf(without)}::tsquery`] : []),
    ...ends(sql`s.ends_at`),
    ...(price
      ? [sql`exists (select from listings l where l.id = s.listing_id and ${costsWithin(price)} offset 0)`]
      : []),
  ])}`;
}

/** Whether a listing (`l`) is found, by a look-up of its entry. */
export function isFound({ lexemes, without, ends, price }: Match): SQL {
  const asked = allOf([...lexemes, ...without.map(none)]);
  return allMet([
    ...(price ? [costsWithin(price)] : []),
    ...ends(sql`l.ends_at`),
    ...(lexemes.length + without.length > 0
      ? [
          sql`exists (select from search_entries s where s.listing_id = l.id and s.lexemes @@ ${asked}::tsquery offset 0)`,
        ]
      : []),
  ]);
}

export function allMet(conditions: readonly SQL[]): SQL {
  return sql.join([sql`true`, ...conditions], sql` and `);
}

/** The lexemes of each state; `any` needs none, since every entry is running or ended. */
export const stateLexemes: Record<Exclude<ListingFilter["state"], "any">, Condition> = {
  running: lexeme("state:running"),
  ended: lexeme("state:ended"),
  sold: lexeme("state:sold"),
  unsold: lexeme("state:unsold"),
};

function facetLexemes(filter: ListingFilter, kind: FacetKind): Condition | undefined {
  return filter[kind] && anyOf(filter[kind].map((value) => lexeme(`${kind}:${value}`)));
}
