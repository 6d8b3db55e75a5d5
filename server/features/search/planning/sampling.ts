import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { sampleDepths } from "#server/features/search/table.ts";
import { anyOf, type Condition, lexeme } from "./lexemes.ts";
import type { Match } from "./listing-filter.ts";
import type { Level, Population } from "./population.ts";
import { costsWithin, idsPriced, shareOfPrices } from "./price-range.ts";

/** Up to this many matches are counted one by one; above it a sample stands for them. */
const mostCounted = 1_000;
/** A sample has at most this many matches, and at least half as many, which is enough for two digits. */
export const sampleSize = 500;

const levels: readonly Level[] = [0, ...sampleDepths];
const deepest: Level = sampleDepths.at(-1) ?? 0;

/** The level at which this many matches are counted: 0 for few, else one with about `sampleSize` matches at most. */
export function levelFor(matches: number): Level {
  if (matches <= mostCounted) return 0;
  return sampleDepths.find((level) => matches / 2 ** level <= sampleSize) ?? deepest;
}

/** A sample with this many matches or fewer says only that all of them can be read. */
const sayNothing = 2;

/** The level at which to count again, given this many matches in a sample. */
export function finerLevel(sampled: number, level: Level): Level {
  return sampled <= sayNothing ? 0 : Math.min(level, levelFor(sampled * 2 ** level));
}

/** The first look at a match may cost as much as reading this many rows. */
const firstLookCost = 160;

/** The level at which a first look is cheap: the fewer matches it can find, the finer. */
export function firstLevel(match: Match, population: Population): Level {
  const isCheap = (level: Level) => costOf(planOf(match, population, level)) <= firstLookCost;
  return levels.find((level) => level >= population.level || isCheap(level)) ?? population.level;
}

/** This many matches in a sample make an estimate worth two digits: its error is about a sixteenth. */
const worthTwoDigits = 250;

/** The estimate that a sample's count stands for, rounded to the one or two digits that it is worth. */
export function scaled(sampled: number, level: Level): number {
  const matches = sampled * 2 ** level;
  if (level === 0 || matches === 0) return matches;
  const digits = sampled < worthTwoDigits ? 1 : 2;
  const digit = 10 ** Math.max(0, Math.floor(Math.log10(matches)) + 1 - digits);
  return Math.round(matches / digit) * digit;
}

/** The cost of an item of an index's list, in rows read: measured among a million (decisions/0035). */
const itemCost = 1 / 125;
/** The cost of a row of another table beside an entry, in entries read. */
const lookUpCost = 2.5;

/** The conditions that the index answers, and those checked in the rows that it finds. */
interface Split {
  readonly indexed: readonly Condition[];
  readonly checked: readonly Condition[];
  /** The estimated number of rows that the index finds, and the cost of finding them, in rows read. */
  readonly found: number;
  readonly cost: number;
}

/**
 * The index answers the rarest condition. It answers a further one only where reading that condition's list to its end costs
 * less than the rows that it saves, so a common condition is not looked up for a few rows.
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

/** How entries are found: by the index of lexemes, or by the prices of listings where those leave fewer. */
interface Plan extends Split {
  readonly isByPrice: boolean;
  /** The cost of reading one row that is found, in rows read. */
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

/** The cost of reading all that a plan finds, in rows read. */
function costOf({ cost, found, rowCost }: Plan): number {
  return cost + found * rowCost;
}

/** The estimated cost of reading all matches, at least `least` of them, each with its listing. */
export function readingCost(match: Match, population: Population, least: number): number {
  const plan = planOf(match, population, 0);
  return plan.cost + Math.max(plan.found, least) * (plan.rowCost + lookUpCost);
}

/** Every entry has one of the two. */
const anyState = anyOf([lexeme("state:running"), lexeme("state:ended")]);

/** The entries (`s`) of a match, or those in a sample. */
export function entriesOf(match: Match, population: Population, level: Level = 0): SQL {
  const { orLexeme, ofEntry, price } = match;
  const { indexed, checked, isByPrice } = planOf(match, population, level);
  const asked = [...indexed.map(has), ...checked.map(checkedFor)];
  if (price && isByPrice) asked.unshift(sql`s.listing_id = any (array(${idsPriced(price)}))`);
  // Without a lexeme the planner would scan all entries instead of the sample's index.
  if (asked.length === 0 && level > 0) asked.push(has(anyState));
  const all = asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
  const conditions = [orLexeme === null ? all : sql`((${all}) or ${has(orLexeme)})`, ...ofEntry];
  // As literal text, not as a parameter, so that the planner can choose the sample's index.
  if (level > 0) conditions.push(sql.raw(`s.depth >= ${level}`));
  if (price && !isByPrice) {
    // `offset 0` keeps it a look-up for each entry, since many more listings than entries may be within the range.
    const met = sql`l.id = s.listing_id and ${costsWithin(price)}`;
    conditions.push(sql`exists (select from listings l where ${met} offset 0)`);
  }
  return sql`search_entries s where ${sql.join(conditions, sql` and `)}`;
}

export function has({ text }: Condition): SQL {
  return sql`s.lexemes @@ ${text}::tsquery`;
}

/** The condition written so that no index is used for it. */
function checkedFor(condition: Condition): SQL {
  return sql`(${has(condition)}) is true`;
}

/** The number of matches of each, in a sample of its own level; one query. */
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
