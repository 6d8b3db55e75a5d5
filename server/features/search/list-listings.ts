import type { z } from "zod";
import type { listings } from "#contract/listings/listings.ts";
import { sortOf } from "#contract/search/listing-query.ts";
import { minuteMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { followBrands } from "#server/features/catalogue/follow-brands.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { findPage } from "./planning/find-page.ts";
import { type ListPart, listParts } from "./planning/list-parts.ts";
import { type ListingFilter, type Match, matchOf } from "./planning/listing-filter.ts";
import { areNamedTogether } from "./planning/named-together.ts";
import { readNearTerms } from "./planning/near-terms.ts";
import type { CountedPart } from "./planning/page-ways.ts";
import type { Level, Population } from "./planning/population.ts";
import { readPopulation } from "./planning/read-population.ts";
import { entriesOf, finerLevel, firstLevel, has, scaled } from "./planning/sampling.ts";
import { readTerms, type SearchTerms } from "./planning/search-terms.ts";

export type ListingPage = z.input<typeof listings.list.response>;

/** The last page: a visitor who wants to see more is better helped by narrowing the list. */
const mostPages = 100;
/** For this many minutes a visitor's further pages keep the order of the first. */
const turnMinutes = 60;

/**
 * One page of published listings. Words that match nothing as typed are tried once more as words spelt nearly the same. What
 * keeps it from reading everything: decisions/0025.
 */
export async function listListings(ctx: Ctx, asked: ListingFilter): Promise<ListingPage> {
  const filter = await followBrands(ctx, asked);
  const typed = filter.q || null;
  const found = await findListings(ctx, filter, typed === null ? null : await readTerms(ctx, typed));
  if (found.total > 0 || typed === null) return { ...found, meant: null };
  const near = await readNearTerms(ctx, typed);
  if (!near) return { ...found, meant: null };
  return { ...(await findListings(ctx, filter, near.terms)), meant: near.meant };
}

async function findListings(
  ctx: Ctx,
  filter: ListingFilter,
  terms: SearchTerms | null,
): Promise<Omit<ListingPage, "meant">> {
  const now = ctx.clock();
  const { page, size } = filter;
  const match = matchOf(filter, now, terms);
  // Only the order by best fit asks whether a name has the words.
  const isNamed =
    terms !== null && sortOf(filter) === "best" && (await areNamedTogether(ctx, terms.nameStems));
  const parts = listParts(filter, match, terms, isNamed, now);
  const population = await readPopulation(ctx);
  const look = await countParts(ctx, match, parts, population, firstLevel(match, population));
  const level = finerLevel(look.total, look.level);
  const counting = level === look.level ? look : countParts(ctx, match, parts, population, level);
  const isTopped = filter.state === "running" && filter.category !== undefined && !terms;
  const turn = turnOf(filter, now);
  const offset = (page - 1) * size;
  const pageBy = (counts: CountedParts) =>
    findPage(ctx, {
      ...{ population, now, size, offset },
      parts: parts.map((part, index) => withCounts(part, counts.parts[index] ?? 0, counts.level)),
      topped: isTopped ? { match, turn } : null,
      left: counts.level === 0 ? counts.total - offset : size,
    });
  // Where the first look shows enough matches for the page, the page is searched on another connection while they are
  // counted.
  const isPlanned = !ctx.inTransaction && page <= mostPages && offset + size <= least(look.total, look.level);
  const [counted, found] = await Promise.all([counting, isPlanned ? pageBy(look) : null]);
  const [total, exact] = [scaled(counted.total, level), level === 0];
  const isBehind = total === 0 || offset >= pagesOf(total, size) * size;
  const { rows, topped } = found ?? (isBehind ? { rows: [], topped: 0 } : await pageBy(counted));
  return {
    items: await listingCards(ctx, rows, filter.lang),
    ...{ total, exact, page, pages: pagesOf(total, size) },
    turn: topped > size ? turn : null,
  };
}

function withCounts(part: ListPart, sampled: number, level: Level): CountedPart {
  return { ...part, matches: sampled * 2 ** level, least: least(sampled, level) };
}

/** The 99.9 % quantile of a standard normal variable: `least` is too high once in a thousand times. */
const almostCertainly = 3.09;

/**
 * A number of matches that is almost certainly reached, given this count in a sample: the lower bound of the mean of a
 * Poisson distribution, approximated by Wilson and Hilferty.
 */
function least(sampled: number, level: Level): number {
  if (level === 0 || sampled === 0) return sampled;
  const root = 1 - 1 / (9 * sampled) - almostCertainly / (3 * Math.sqrt(sampled));
  return sampled * Math.max(0, root) ** 3 * 2 ** level;
}

/** How many listings of a sample match, in all and in each part. */
interface CountedParts {
  readonly level: Level;
  readonly total: number;
  readonly parts: readonly number[];
}

function pagesOf(total: number, size: number): number {
  return Math.min(mostPages, Math.max(1, Math.ceil(total / size)));
}

/** Counts in a sample of that level, in one query. */
async function countParts(
  ctx: Ctx,
  match: Match,
  parts: readonly ListPart[],
  population: Population,
  level: Level,
): Promise<CountedParts> {
  const within = parts.map((part) => sql.join([sql`true`, ...part.within.map(has)], sql` and `));
  const counts = [sql`count(*)`, ...within.map((met) => sql`count(*) filter (where ${met})`)];
  const { rows } = await ctx.db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts from ${entriesOf(match, population, level)}`,
  );
  const [total = 0, ...rest] = rows[0]?.counts ?? [];
  return { level, total, parts: rest };
}

/** The turn that decides which topped listings lead: this minute's, or that of the first page that the visitor opened. */
function turnOf({ turn }: ListingFilter, now: Date): number {
  const minute = Math.floor(now.getTime() / minuteMs);
  return turn !== undefined && turn <= minute && turn > minute - turnMinutes ? turn : minute;
}
