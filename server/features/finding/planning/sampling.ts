import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { sampleDepths } from "#server/features/finding/table.ts";
import { anyOf, type Condition, lexeme } from "./lexemes.ts";
import type { Match } from "./listing-filter.ts";
import type { Population } from "./population.ts";
import { costsWithin, idsPriced, shareOfPrices } from "./price-range.ts";

/** So many matches are counted one by one; of more, a sample stands for them. */
const mostCounted = 1_000;
/** A sample has so many matches at most, and half of so many at least: it is always worth two digits. */
export const sampleSize = 500;

/** How deep a sample is: every 2^level-th listing; 0 takes all. Each has an index of its own. */
export type Level = number;
const levels: readonly Level[] = [0, ...sampleDepths];
const deepest: Level = sampleDepths.at(-1) ?? 0;

/** The level at which so many are counted: all of few, else at most about `sampleSize` of them. */
export function levelFor(matches: number): Level {
  if (matches <= mostCounted) return 0;
  return sampleDepths.find((level) => matches / 2 ** level <= sampleSize) ?? deepest;
}

/** From so few of a sample nothing follows but that all can be looked at. */
const sayNothing = 2;

/** The level at which to count what so many of a sample stand for. */
export function finerLevel(sampled: number, level: Level): Level {
  return sampled <= sayNothing ? 0 : Math.min(level, levelFor(sampled * 2 ** level));
}

/** A first look at a match may cost as much as reading so many rows. */
const firstLookCost = 160;

/** The level at which a first look at a match is cheap: the less it can find, the finer. */
export function firstLevel(match: Match, population: Population): Level {
  const isCheap = (level: Level) => costOf(planOf(match, population, level)) <= firstLookCost;
  return levels.find((level) => level >= population.level || isCheap(level)) ?? population.level;
}

/** So many of a sample are worth two digits of an estimate: it is about a sixteenth off. */
const worthTwoDigits = 250;

/** What stands for so many of a sample. Estimates are told by their first two digits, or one: others would be made up. */
export function scaled(sampled: number, level: Level): number {
  const matches = sampled * 2 ** level;
  if (level === 0 || matches === 0) return matches;
  const digits = sampled < worthTwoDigits ? 1 : 2;
  const digit = 10 ** Math.max(0, Math.floor(Math.log10(matches)) + 1 - digits);
  return Math.round(matches / digit) * digit;
}

/** An item of an index's list costs so many times less than a row that is read: measured among a million (decisions/0035). */
const itemCost = 1 / 125;
/** What is read of another table beside an entry, in entries that are read. */
const lookUpCost = 2.5;

/** Which conditions the index answers, and which are checked in the rows that it finds. */
interface Split {
  readonly indexed: readonly Condition[];
  readonly checked: readonly Condition[];
  /** Rows that the index finds, about, and what finding them costs, in rows that are read. */
  readonly found: number;
  readonly cost: number;
}

/**
 * The rarest condition is the index's. A further one is where its list, which is read from end to end, costs less than
 * the rows that it would keep from being read. So what most things meet is not looked up for the few that meet all else.
 */
function splitConditions(
  conditions: readonly Condition[],
  { size, shares }: Population,
  level: Level,
): Split {
  const rows = size / 2 ** level;
  const rarestFirst = conditions
    .map((condition) => ({ condition, share: condition.share(shares) }))
    .toSorted((a, b) => a.share - b.share);
  const [indexed, checked]: [Condition[], Condition[]] = [[], []];
  let [found, cost] = [rows, 0];
  for (const { condition, share } of rarestFirst) {
    const listCost = rows * condition.listed(shares) * itemCost;
    if (indexed.length > 0 && found * (1 - share) <= listCost) checked.push(condition);
    else {
      indexed.push(condition);
      found *= share;
      cost += listCost;
    }
  }
  return { indexed, checked, found, cost };
}

/** How entries are found: by the index of lexemes, or all of them by the prices of listings where those leave fewer. */
interface Plan extends Split {
  readonly isByPrice: boolean;
  /** What reading one that is found costs, in rows that are read. */
  readonly rowCost: number;
}

function planOf(match: Match, population: Population, level: Level): Plan {
  const { price, lexemes, orLexeme } = match;
  const split = splitConditions(lexemes, population, level);
  const byLexemes = { ...split, isByPrice: false, rowCost: price ? 1 + lookUpCost : 1 };
  if (!price || orLexeme || level > 0) return byLexemes;
  const found = population.size * shareOfPrices(price, population);
  const checked = lexemes.filter((condition) => condition !== price.condition);
  const byPrice = { indexed: [], checked, found, cost: found * lookUpCost, isByPrice: true, rowCost: 1 };
  return costOf(byPrice) < costOf(byLexemes) ? byPrice : byLexemes;
}

/** What it costs to read all that a plan finds, in rows that are read. */
function costOf({ cost, found, rowCost }: Plan): number {
  return cost + found * rowCost;
}

/** About what it costs to read all that matches, at least so many, with the listing of each. */
export function readingCost(match: Match, population: Population, least: number): number {
  const plan = planOf(match, population, 0);
  return plan.cost + Math.max(plan.found, least) * (plan.rowCost + lookUpCost);
}

/** All entries have the one or the other. */
const anyState = anyOf([lexeme("state:running"), lexeme("state:ended")]);

/** Entries (`s`) that a match finds, or a sample of them. */
export function entriesOf(match: Match, population: Population, level: Level = 0): SQL {
  const { orLexeme, ofEntry, price } = match;
  const { indexed, checked, isByPrice } = planOf(match, population, level);
  const asked = [...indexed.map(has), ...checked.map(checkedFor)];
  if (price && isByPrice) asked.unshift(sql`s.listing_id = any (array(${idsPriced(price)}))`);
  // Without a lexeme the planner would go through all entries, not through the index of the sample.
  if (asked.length === 0 && level > 0) asked.push(has(anyState));
  const all = asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
  const conditions = [orLexeme === null ? all : sql`((${all}) or ${has(orLexeme)})`, ...ofEntry];
  // As text, not as a parameter: by this the planner knows the index of the sample.
  if (level > 0) conditions.push(sql.raw(`s.depth >= ${level}`));
  if (price && !isByPrice) {
    // `offset 0` keeps it a look-up for each entry: of the listings alone far more may match.
    const met = sql`l.id = s.listing_id and ${costsWithin(price)}`;
    conditions.push(sql`exists (select from listings l where ${met} offset 0)`);
  }
  return sql`search_entries s where ${sql.join(conditions, sql` and `)}`;
}

export function has({ text }: Condition): SQL {
  return sql`s.lexemes @@ ${text}::tsquery`;
}

/** The same, as no index is asked for it. */
function checkedFor(condition: Condition): SQL {
  return sql`(${has(condition)}) is true`;
}

/** How many of each match there are in a sample of its own depth; one query. */
export async function countSampled(
  ctx: Ctx,
  looks: readonly { readonly match: Match; readonly level: Level }[],
  population: Population,
): Promise<number[]> {
  if (looks.length === 0) return [];
  const counts = looks.map(
    ({ match, level }) => sql`(select count(*) from ${entriesOf(match, population, level)})`,
  );
  const { rows } = await ctx.db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return rows[0]?.counts ?? [];
}
