import type { ListingCard } from "#contract/listings/listings.ts";
import { listingQuery, longestPage } from "#contract/search/listing-query.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { inArray } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { listListings } from "#server/features/search/list-listings.ts";

/** The scope of a feed: new lots of a category, of a search, of both, or all. */
export interface FeedScope {
  readonly lang: Locale;
  readonly category?: number | undefined;
  readonly q?: string | undefined;
}

export interface NewLot {
  readonly card: ListingCard;
  readonly description: string;
  readonly publishedAt: Date;
}

/** PA13: A feed tells of running lots, the newest first, without topped ones first. */
export async function listNewLots(ctx: Ctx, scope: FeedScope): Promise<NewLot[]> {
  const query = listingQuery.parse({ ...scope, sort: "newest", size: longestPage });
  const { items, meant } = await listListings(ctx, query);
  // A reader waits for these words: what is only spelt like them is no news.
  const cards = new Map(meant === null ? items.map((card) => [card.id, card]) : []);
  const rows = await ctx.db
    .select({ id: listings.id, description: listings.description, publishedAt: listings.publishedAt })
    .from(listings)
    .where(inArray(listings.id, [...cards.keys()]));
  return rows
    .flatMap(({ id, description, publishedAt }) => {
      const card = cards.get(id);
      return card && publishedAt ? [{ card, description, publishedAt }] : [];
    })
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || b.card.id - a.card.id);
}
