import { type ListingSort, sortOf } from "#contract/finding/listing-query.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { allOf, anyOf, type Condition, lexeme, none } from "./lexemes.ts";
import { facetLexemes, type ListingFilter, type Match, stateLexemes } from "./listing-filter.ts";
import { bucketsOf, listingOrder, type ShownState, stateConditions } from "./listing-order.ts";
import type { OrderBuckets } from "./order-buckets.ts";
import { costsWithin } from "./price-range.ts";
import type { SearchTerms } from "./search-terms.ts";

/** A part of a list that one index orders; a list is its parts, one after the other. */
export interface ListPart {
  readonly match: Match;
  /** What it is among all that matches. */
  readonly within: readonly Condition[];
  /** What all that lies in this order meets. */
  readonly among: readonly Condition[];
  /** On `l`, what its index holds among them. */
  readonly conditions: readonly SQL[];
  readonly order: SQL;
  /** Lexemes that cut the order up, so that its beginning can be looked for. */
  readonly buckets: OrderBuckets | null;
  /** What else may be asked of all of it that indexes in its order begin with. */
  readonly beginnings: readonly OrderBeginning[];
}

/** An index of listings that begins with something else, in the order of a part for each of its values. */
export interface OrderBeginning {
  /** On `l`. */
  readonly column: SQL;
  readonly values: readonly number[];
  /** On `l`, instead of the part's own: what the index knows, so that nothing else is read. */
  readonly conditions: readonly SQL[];
  /** On lexemes: any of the values. */
  readonly condition: Condition;
  /** On lexemes: what else its conditions ask for, as the index knows it too. */
  readonly also: readonly Condition[];
}

/** For more values of what an index begins with, it is not gone along. */
const mostBeginnings = 12;

/**
 * A list cut into parts: the number that was asked for first, then what fits best, unless nothing is `named` by the words;
 * of what runs, auctions before what has no end, since along an index of all ends the latter would be looked for behind
 * everything that has one.
 */
export function listParts(
  filter: ListingFilter,
  match: Match,
  terms: SearchTerms | null,
  isNamed: boolean,
  now: Date,
): ListPart[] {
  const sort = sortOf(filter);
  const first: ListPart[] = terms?.id
    ? [
        {
          match: { ...match, lexemes: [terms.id], orLexeme: null },
          within: [terms.id],
          among: [terms.id],
          conditions: [],
          order: sql`l.id`,
          buckets: null,
          beginnings: [],
        },
      ]
    : [];
  const rest = terms?.id ? [none(terms.id)] : [];
  const parts =
    sort === "lot"
      ? [lotPart()]
      : shownStates(filter).flatMap((state) =>
          statePart(filter, sort, state, beginningsOf(filter, match, now)),
        );
  const tiers = terms && isNamed && sort === "best" ? tiersOf(terms) : [[]];
  // What is named so has the word anywhere.
  const unnamed = match.lexemes.filter((condition) => !terms?.anywhere.includes(condition));
  return [
    ...first,
    ...tiers.flatMap((tier, index) =>
      parts.map(({ lexemes, ...part }) => {
        const within = [...lexemes, ...tier, ...rest];
        const asked = index < tiers.length - 1 ? unnamed : match.lexemes;
        return { ...part, within, match: { ...match, lexemes: [...asked, ...within], orLexeme: null } };
      }),
    ),
  ];
}

type PartPlan = Omit<ListPart, "match" | "within"> & { readonly lexemes: readonly Condition[] };

const auction = lexeme("saleMode:auction");

function statePart(
  filter: ListingFilter,
  sort: ListingSort,
  state: ShownState,
  beginnings: readonly OrderBeginning[],
): PartPlan[] {
  const [order, shown] = [listingOrder(sort, state), stateConditions[state]];
  // The filter says it already unless it takes both: a lexeme said twice is looked for twice.
  const only = filter.state === "any" ? [stateLexemes[state]] : [];
  const hasEnds = (sort === "ending" && state === "running") || sort === "bids";
  // Of what runs the filter sees to it that nothing is past its end: so its first day is today.
  const buckets = filter.state === "any" ? null : bucketsOf(sort, state);
  const among = [stateLexemes[state]];
  if (!hasEnds) return [{ lexemes: only, among, conditions: [shown], order, buckets, beginnings: [] }];
  return [
    {
      lexemes: [...only, auction],
      among: [...among, auction],
      buckets,
      conditions: [shown, sql`l.ends_at is not null`],
      order,
      beginnings: sort === "ending" ? beginnings : [],
    },
    {
      lexemes: [...only, none(auction)],
      among: [...among, none(auction)],
      buckets: null,
      conditions: [shown, sql`l.ends_at is null and l.bid_count = 0`],
      order,
      beginnings: [],
    },
  ];
}

/** Brands and bands of prices have what runs in the order of its end. */
function beginningsOf(filter: ListingFilter, { price }: Match, now: Date): OrderBeginning[] {
  const { state, brand, country } = filter;
  const running = sql`l.ends_at > ${now}`;
  const ofCountry = facetLexemes(filter, "country");
  const beginnings = [
    brand && {
      ...{ column: sql`l.brand_id`, values: [...new Set(brand.map(Number))] },
      conditions: [running, ...(country ? [sql`l.country in ${country}`] : [])],
      condition: anyOf(brand.map((id) => lexeme(`brand:${id}`))),
      also: ofCountry ? [ofCountry] : [],
    },
    price?.bands &&
      price.condition && {
        ...{ column: sql`price_band(l.shown_price_minor)`, values: price.bands },
        conditions: [stateConditions.running, running, costsWithin(price)],
        ...{ condition: price.condition, also: [] },
      },
  ].filter((beginning) => typeof beginning === "object" && beginning !== null);
  return state === "running" ? beginnings.filter(({ values }) => values.length <= mostBeginnings) : [];
}

function lotPart(): PartPlan {
  return {
    lexemes: [],
    among: [],
    buckets: null,
    beginnings: [],
    conditions: [sql`l.sale_closes_on is not null`],
    order: listingOrder("lot", "running"),
  };
}

function shownStates({ state }: ListingFilter): ShownState[] {
  if (state === "any") return ["running", "ended"];
  return [state === "running" ? "running" : "ended"];
}

/** Named just so, named in another form, mentioned. */
function tiersOf({ written, named }: SearchTerms): (readonly Condition[])[] {
  return [written, [...named, none(allOf(written))], [none(allOf(named)), none(allOf(written))]];
}
