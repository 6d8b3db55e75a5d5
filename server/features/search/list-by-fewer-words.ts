import type { NearListings } from "#contract/listings/listings.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { listListings } from "./list-listings.ts";
import type { ListingFilter } from "./matching/listing-filter.ts";

/** The parts of a query that are looked at, and the searches that are tried for it. */
const mostParts = 8;
const mostTries = 6;
const most = 8;

/**
 * F12: Words that find nothing are looked for with a part left out: measures first, then words from the last on, then a word alone; at most
 * {most}, under the other conditions. A feed of words tells only what has them.
 */
export async function listByFewerWords(ctx: Ctx, filter: ListingFilter): Promise<NearListings> {
  if (!filter.q) return nothing;
  for (const { q, isWithoutMeasure } of nearestQueries(await readParts(ctx, filter.q))) {
    const { items, meant } = await listListings(ctx, { ...filter, q, page: 1, size: most, sort: "best" });
    // Spelt nearly so and a word short as well is too far away.
    if (items.length > 0 && (meant === null || isWithoutMeasure)) return { q: meant ?? q, items };
  }
  return nothing;
}

const nothing: NearListings = { q: null, items: [] };

interface Part extends Record<string, unknown> {
  readonly typed: string;
  readonly isMeasure: boolean;
}

/** What is typed, without what it excludes, which a shorter search would let in again. */
async function readParts(ctx: Ctx, q: string): Promise<Part[]> {
  const { rows } = await ctx.db.execute<Part>(sql`
    select typed, measure is not null as "isMeasure" from f_query(${q}) where not excluded order by place limit ${mostParts}`);
  return rows;
}

/** A search that may stand for another. */
interface NearQuery {
  readonly q: string;
  readonly isWithoutMeasure: boolean;
}

function nearestQueries(parts: readonly Part[]): NearQuery[] {
  if (parts.length < 2) return [];
  const shorter = parts.map(({ isMeasure }, place) => ({
    q: wordsOf(parts.toSpliced(place, 1)),
    isWithoutMeasure: isMeasure,
  }));
  const inOrder = [
    ...shorter.filter(({ isWithoutMeasure }) => isWithoutMeasure),
    ...shorter.filter(({ isWithoutMeasure }) => !isWithoutMeasure).toReversed(),
  ];
  const alone = parts
    .filter(({ isMeasure, typed }) => !isMeasure && typed.length > 2)
    .toSorted((a, b) => b.typed.length - a.typed.length)
    .map(({ typed }) => ({ q: typed, isWithoutMeasure: false }));
  return [...inOrder.slice(0, mostTries - Math.min(2, alone.length)), ...alone].slice(0, mostTries);
}

function wordsOf(parts: readonly Part[]): string {
  return parts.map(({ typed }) => typed).join(" ");
}
