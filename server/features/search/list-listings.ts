import type { z } from "zod";
import type { listings } from "#contract/listings/listings.ts";
import { minuteMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { followBrands } from "#server/features/catalogue/follow-brands.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { type CardRow, listingsInOrder, selectCards } from "#server/features/listings/select-cards.ts";
import { findPart, mostRead } from "./matching/find-part.ts";
import { listParts } from "./matching/list-parts.ts";
import { type ListingFilter, matchOf } from "./matching/listing-filter.ts";
import { readNearTerms } from "./matching/near-terms.ts";
import { readTerms, type SearchTerms } from "./matching/search-terms.ts";
import { toppedFirst } from "./matching/topped-first.ts";

export type ListingPage = z.input<typeof listings.list.response>;

/** Up to so many matches are counted; of more it is only said that they are more. */
const mostCounted = 1_000;
/** The last page: a visitor who wants to see more is better helped by narrowing the list. */
const mostPages = 100;
/** For this many minutes a visitor's further pages keep the order of the first. */
const turnMinutes = 60;

/**
 * F1: Lists show what is live and not past its end, by default what ends first; 24 a page, 48 if a page asks for it as a sale's catalogue
 * does, and at most {mostPages} pages. Matches are counted up to {mostCounted}, beyond which it is said that they are more.
 *
 * One page of published listings. Words that match nothing as typed are tried once more as words spelt nearly the same. This and
 * `listFacets` are all that an engine of another kind would have to answer (decisions/0079).
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
  const turn = turnOf(filter, now);
  const topped = await toppedFirst(ctx, filter, { match, terms, turn });
  const ids = [...topped];
  const needed = page <= mostPages ? page * size : 0;
  let matches = 0;
  for (const part of listParts(filter, match, terms)) {
    if (matches > mostRead && ids.length >= needed) break;
    const found = await findPart(ctx, part, Math.max(0, needed - ids.length), topped);
    ids.push(...found.ids);
    matches += found.matches;
  }
  return {
    items: await readCards(ctx, ids.slice(needed - size, needed), filter),
    ...{ total: Math.min(matches, mostCounted), exact: matches <= mostCounted },
    ...{ page, pages: Math.min(mostPages, Math.max(1, Math.ceil(matches / size))) },
    turn: topped.length > size ? turn : null,
  };
}

async function readCards(ctx: Ctx, ids: readonly number[], { lang }: ListingFilter) {
  if (ids.length === 0) return [];
  const { rows } = await ctx.db.execute<CardRow>(selectCards(listingsInOrder(ids)));
  return listingCards(ctx, rows, lang);
}

/** The turn that decides which topped listings lead: this minute's, or that of the first page that the visitor opened. */
function turnOf({ turn }: ListingFilter, now: Date): number {
  const minute = Math.floor(now.getTime() / minuteMs);
  return turn !== undefined && turn <= minute && turn > minute - turnMinutes ? turn : minute;
}
