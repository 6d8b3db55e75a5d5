import { type ListingSort, sortOf } from "#contract/search/listing-query.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { allOf, anyOf, type Condition, lexeme, none } from "./lexemes.ts";
import { facetLexemes, type ListingFilter, type Match, stateLexemes } from "./listing-filter.ts";
import { bucketsOf, listingOrder, type ShownState, stateConditions } from "./listing-order.ts";
import type { OrderBuckets } from "./order-buckets.ts";
import { costsWithin } from "./price-range.ts";
import type { SearchTerms } from "./search-terms.ts";

/** A part of a list that one index orders; a list is its parts in sequence. */
export interface ListPart {
  readonly match: Match;
  /** The conditions that set this part apart among all matches. */
  readonly within: readonly Condition[];
  /** The conditions that everything in this order meets. */
  readonly among: readonly Condition[];
  /** The conditions on `l` that its index has. */
  readonly conditions: readonly SQL[];
  readonly order: SQL;
  /** Lexemes that divide the order, so that its beginning can be searched alone. */
  readonly buckets: OrderBuckets | null;
  /** Columns that indexes in this order may begin with, and that the filter asks for too. */
  readonly beginnings: readonly OrderBeginning[];
}

/** An index of listings that begins with another column and holds the order of a part for each of its values. */
export interface OrderBeginning {
  /** On `l`. */
  readonly column: SQL;
  readonly values: readonly number[];
  /** On `l`, in place of the part's own: conditions that the index has, so that nothing else is read. */
  readonly conditions: readonly SQL[];
  /** On lexemes: any of the values. */
  readonly condition: Condition;
  /** On lexemes: the index's other conditions. */
  readonly also: readonly Condition[];
}

/** With more values than this in the index's first column, the index is not used. */
const mostBeginnings = 12;

/**
 * A list cut into parts: first the number that was searched for, then the best fit, unless no name is `named` by the words.
 * Among running listings auctions come before listings without an end, which an index of all ends would reach last.
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
  // A listing whose name has the word also has it anywhere, so that condition is left out.
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
  // A filter of one state has this condition already, and a lexeme given twice is searched twice.
  const only = filter.state === "any" ? [stateLexemes[state]] : [];
  const hasEnds = (sort === "ending" && state === "running") || sort === "bids";
  // The filter already excludes running listings past their end, so the first day is today.
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

/** The indexes of brands and of price bands hold running listings in the order of their ends. */
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

/** Three tiers: named exactly so, named in another form, mentioned in the text. */
function tiersOf({ written, named }: SearchTerms): (readonly Condition[])[] {
  return [written, [...named, none(allOf(written))], [none(allOf(named)), none(allOf(written))]];
}
