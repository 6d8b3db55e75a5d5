import { shareOfAll } from "./lexemes.ts";
import type { ListPart, OrderBeginning } from "./list-parts.ts";
import type { Match } from "./listing-filter.ts";
import { firstBuckets } from "./order-buckets.ts";
import type { Population } from "./population.ts";
import { shareOfPrices } from "./price-range.ts";
import { readingCost } from "./sampling.ts";

/** A part of a list with its number of listings: the estimate, and a bound that is almost certainly reached. */
export interface CountedPart extends ListPart {
  readonly matches: number;
  readonly least: number;
}

/** This many more listings are read along an order, since matches may be spread unevenly. */
const someMore = 2_000;
/** The cost of one step along an order, in entries read: an item of the index and a look-up of the entry. */
const stepCost = 3.5;
/** The cost of a step where the index or the listing itself rules the listing out. */
const leftOutCost = 1;
/** At most this many listings are read along an order before all matches are gathered. */
const mostLookedAt = 60_000;

/** How a part is found: all of it gathered, the first buckets of its order, or along an index in its order. */
export type Way =
  | { readonly kind: "all"; readonly match: Match }
  | { readonly kind: "first"; readonly match: Match }
  | {
      readonly kind: "along";
      readonly match: Match;
      readonly most: number;
      /** The first column of the index; null where the index begins with the order itself. */
      readonly beginning: OrderBeginning | null;
    };

/** The way that reads least to find that many, judged by how common each condition is. */
export function cheapestWay(part: CountedPart, population: Population, needed: number, now: Date): Way {
  const { match, buckets, matches } = part;
  const all = { way: { kind: "all", match } as const, cost: readingCost(match, population, matches) };
  const ways: { way: Way; cost: number }[] = [all];
  // Twice as many as needed and a few more, since matches may be spread unlike the rest.
  const first = buckets && firstBuckets(buckets, (2 * needed + 40) / Math.max(1, matches), population, now);
  if (first) {
    const within = { ...match, lexemes: [...match.lexemes, first.condition] };
    const cost = readingCost(within, population, matches * first.share);
    ways.push({ way: { kind: "first", match: within }, cost });
  }
  for (const beginning of [null, ...part.beginnings]) {
    const along = stepsAlong(part, population, needed, beginning);
    if (along.steps >= mostLookedAt) continue;
    const most = Math.min(mostLookedAt, Math.ceil(along.steps * 4) + someMore);
    ways.push({
      way: { kind: "along", match: beside(match, beginning), most, beginning },
      cost: along.cost,
    });
  }
  return ways.reduce((best, next) => (next.cost < best.cost ? next : best)).way;
}

/** The conditions still to be checked along an index: all but those that the index has. */
function beside(match: Match, beginning: OrderBeginning | null): Match {
  const known = beginning ? [beginning.condition, ...beginning.also].map(({ text }) => text) : [];
  return { ...match, lexemes: match.lexemes.filter(({ text }) => !known.includes(text)) };
}

/** How many steps along an order find the page, and their cost in entries read. */
function stepsAlong(
  part: CountedPart,
  population: Population,
  needed: number,
  beginning: OrderBeginning | null,
) {
  const { price } = part.match;
  const { shares } = population;
  const among = [...part.among, ...(beginning ? [beginning.condition] : [])];
  const inOrder = population.size * shareOfAll(among, shares);
  const steps = (needed * inOrder) / Math.max(1, part.matches);
  const also = beginning?.also ?? [];
  if (!price && also.length === 0) return { steps, cost: steps * stepCost };
  const within = isOfPrice(beginning, part.match) ? beginning.condition.share(shares) : 1;
  const priced = price ? Math.min(1, shareOfPrices(price, population) / Math.max(within, Number.EPSILON)) : 1;
  return { steps, cost: steps * (leftOutCost + priced * shareOfAll(also, shares) * stepCost) };
}

/** Whether the index begins with the price bands that the filter asks for. */
export function isOfPrice(beginning: OrderBeginning | null, { price }: Match): beginning is OrderBeginning {
  return beginning !== null && beginning.condition === price?.condition;
}
