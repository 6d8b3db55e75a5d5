import { shareOfAll } from "./lexemes.ts";
import type { ListPart, OrderBeginning } from "./list-parts.ts";
import type { Match } from "./listing-filter.ts";
import { firstBuckets } from "./order-buckets.ts";
import type { Population } from "./population.ts";
import { shareOfPrices } from "./price-range.ts";
import { readingCost } from "./sampling.ts";

/** A part of a list with how many listings it has: about, and almost certainly at least. */
export interface CountedPart extends ListPart {
  readonly matches: number;
  readonly least: number;
}

/** So many more are looked at along an order, for what matches may lie unevenly. */
const someMore = 2_000;
/** What is looked at along an order, in entries that are read: an index's item, and a look-up of the entry. */
const stepCost = 3.5;
/** The same where what the index or the listing itself knows is looked at first, for what it leaves out. */
const leftOutCost = 1;
/** Along an order so many listings at most are looked at, before what matches is gathered after all. */
const mostLookedAt = 60_000;

/** How a part is found: all of it, the first buckets of its order, or looked for along an index in its order. */
export type Way =
  | { readonly kind: "all"; readonly match: Match }
  | { readonly kind: "first"; readonly match: Match }
  | {
      readonly kind: "along";
      readonly match: Match;
      readonly most: number;
      /** Along an index that begins with this; null: with the order itself. */
      readonly beginning: OrderBeginning | null;
    };

/** The way that reads least to find so many, by what is known of how common each condition is. */
export function cheapestWay(part: CountedPart, population: Population, needed: number, now: Date): Way {
  const { match, buckets, matches } = part;
  const all = { way: { kind: "all", match } as const, cost: readingCost(match, population, matches) };
  const ways: { way: Way; cost: number }[] = [all];
  // Twice as many as needed, and some: what is asked for may lie a little otherwise than most things do.
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

/** What is still to be checked of what an index finds: every condition but those that it knows. */
function beside(match: Match, beginning: OrderBeginning | null): Match {
  const known = beginning ? [beginning.condition, ...beginning.also].map(({ text }) => text) : [];
  return { ...match, lexemes: match.lexemes.filter(({ text }) => !known.includes(text)) };
}

/** How far the page is looked for along an order, and what that costs in entries that are read. */
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

/** Whether an index begins with bands of the price that is asked for. */
export function isOfPrice(beginning: OrderBeginning | null, { price }: Match): beginning is OrderBeginning {
  return beginning !== null && beginning.condition === price?.condition;
}
