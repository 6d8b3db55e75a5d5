import type { z } from "zod";
import type { auctions } from "#contract/auctions.ts";
import type { Ctx } from "#server/context.ts";
import { findPage } from "./find-page.ts";
import { listParts } from "./list-parts.ts";
import { type ListingFilter, type Match, matchOf } from "./listing-filter.ts";
import { listingCards } from "./listing-view.ts";
import { countSampled, levelFor, safeLevel, sampleSize, scaled } from "./sampling.ts";
import { readNearTerms, readTerms, type SearchTerms } from "./search-terms.ts";

export type ListingPage = z.input<typeof auctions.list.response>;

/** Nobody leafs further; whoever would is helped by narrowing the list. */
const mostPages = 100;
const minuteMs = 60_000;
/** For so many minutes somebody may leaf in the order of the first page. */
const turnsKept = 60;

/**
 * One page of published listings. Words that find nothing as they are typed are looked for once more as those that are
 * written nearly so. How it keeps from reading everything: decisions/0025.
 */
export async function listListings(ctx: Ctx, filter: ListingFilter): Promise<ListingPage> {
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
  const parts = listParts(filter, match, terms);
  const level = await safeLevel(ctx);
  const sampled = await countSampled(
    ctx,
    parts.map((part) => part.match),
    level,
  );
  const { total, exact } = await countAll(
    ctx,
    match,
    sampled.reduce((sum, count) => sum + count, 0),
    level,
  );
  const pages = Math.min(mostPages, Math.max(1, Math.ceil(total / size)));
  const isTopped = filter.state === "running" && filter.category !== undefined && !terms;
  const turn = turnOf(filter, now);
  const order = {
    parts: parts.map((part, index) => ({ ...part, matches: (sampled[index] ?? 0) * 2 ** level })),
    topped: isTopped ? { match, turn } : null,
    population: sampleSize * 2 ** level,
    ...{ offset: (page - 1) * size, size, now },
  };
  const { rows, topped } = page <= pages && total > 0 ? await findPage(ctx, order) : { rows: [], topped: 0 };
  return {
    items: await listingCards(ctx, rows, filter.lang),
    ...{ total, exact, page, pages },
    turn: topped > size ? turn : null,
  };
}

/** Exactly where that is little work, else from a sample. */
async function countAll(
  ctx: Ctx,
  match: Match,
  sampled: number,
  level: number,
): Promise<{ total: number; exact: boolean }> {
  const finer = Math.min(level, levelFor(Math.max(1, sampled) * 2 ** level));
  if (finer === level) return { total: scaled(sampled, level), exact: level === 0 };
  const [count = 0] = await countSampled(ctx, [match], finer);
  return { total: scaled(count, finer), exact: finer === 0 };
}

/** Whose turn it is among what is topped: this minute's, or that of the page from which somebody leafs on. */
function turnOf({ turn }: ListingFilter, now: Date): number {
  const minute = Math.floor(now.getTime() / minuteMs);
  return turn !== undefined && turn <= minute && turn > minute - turnsKept ? turn : minute;
}
