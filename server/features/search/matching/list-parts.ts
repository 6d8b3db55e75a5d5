import { type ListingSort, sortOf } from "#contract/search/listing-query.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { allOf, lexeme } from "./lexemes.ts";
import { type ListingFilter, type Match, stateLexemes } from "./listing-filter.ts";
import { listingOrder, type ShownState, stateConditions } from "./listing-order.ts";
import type { SearchTerms } from "./search-terms.ts";

/** A part of a list that one index orders; a list is its parts in sequence. */
export interface ListPart {
  readonly match: Match;
  /** On `l`: the conditions of its index. */
  readonly conditions: readonly SQL[];
  readonly order: SQL;
}

/** What sets a part apart among all that a filter finds. */
type Within = Pick<Match, "lexemes" | "without">;

/**
 * A list cut into parts: first the number that was searched for, then the best fit. Among running listings auctions come
 * before listings without an end, which an index of all ends would reach last.
 */
export function listParts(filter: ListingFilter, match: Match, terms: SearchTerms | null): ListPart[] {
  const sort = sortOf(filter);
  const number = terms?.id ? [terms.id] : [];
  const first = number.map((id) => ({
    match: { lexemes: [id], without: [], ends: () => [], price: null },
    ...{ conditions: [], order: sql`l.id` },
  }));
  const parts = sort === "lot" ? [lotPart] : shownStates(filter).flatMap((state) => stateParts(filter, sort, state));
  const tiers = terms && sort === "best" ? tiersOf(terms) : [everything];
  // A listing whose name has a word also has it anywhere.
  const unnamed = match.lexemes.filter((condition) => !terms?.anywhere.includes(condition));
  return [
    ...first,
    ...tiers.flatMap((tier, index) =>
      parts.map(({ within, ...part }) => ({
        ...part,
        match: {
          ...match,
          lexemes: [...(index < tiers.length - 1 ? unnamed : match.lexemes), ...within.lexemes, ...tier.lexemes],
          without: [...match.without, ...within.without, ...tier.without, ...number],
        },
      })),
    ),
  ];
}

type PartPlan = Omit<ListPart, "match"> & { readonly within: Within };

const everything: Within = { lexemes: [], without: [] };
const auction = lexeme("saleMode:auction");

function stateParts({ state: asked }: ListingFilter, sort: ListingSort, state: ShownState): PartPlan[] {
  const [order, shown] = [listingOrder(sort, state), stateConditions[state]];
  // A filter of one state has this condition already, and a lexeme given twice is searched twice.
  const only = asked === "any" ? [stateLexemes[state]] : [];
  const hasEnds = (sort === "ending" && state === "running") || sort === "bids";
  if (!hasEnds) return [{ within: { lexemes: only, without: [] }, conditions: [shown], order }];
  return [
    {
      within: { lexemes: [...only, auction], without: [] },
      conditions: [shown, sql`l.ends_at is not null`],
      order,
    },
    {
      within: { lexemes: only, without: [auction] },
      conditions: [shown, sql`l.ends_at is null and l.bid_count = 0`],
      order,
    },
  ];
}

const lotPart: PartPlan = {
  within: everything,
  conditions: [sql`l.sale_closes_on is not null`],
  order: listingOrder("lot", "running"),
};

function shownStates({ state }: ListingFilter): ShownState[] {
  if (state === "any") return ["running", "ended"];
  return [state === "running" ? "running" : "ended"];
}

/** Three tiers: named exactly so, named in another form, mentioned in the text. */
function tiersOf({ written, named }: SearchTerms): Within[] {
  return [
    { lexemes: written, without: [] },
    { lexemes: named, without: [allOf(written)] },
    { lexemes: [], without: [allOf(named), allOf(written)] },
  ];
}
