import type { IssueThing } from "#contract/newsletter-issues/newsletter-admin.ts";
import { listingQuery } from "#contract/search/listing-query.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import {
  readArticles,
  readLots,
  seekArticles,
  thingOfArticle,
  thingsOfLots,
} from "#server/features/newsletter-issues/read-things.ts";
import { listListings } from "#server/features/search/list-listings.ts";

/** How many are offered to choose from. */
const mostOffered = 8;

/** What an issue may show, by number or by words. For people with the scope `content`. */
export async function findCandidates(
  ctx: Ctx,
  { of, q }: { of: "articles" | "lots"; q: string },
): Promise<IssueThing[]> {
  requireScope(ctx, "content");
  const number = /^[1-9]\d{0,14}$/.test(q) ? Number(q) : null;
  if (of === "articles") {
    const named = number === null ? [] : await readArticles(ctx, [number]);
    return (named.length > 0 ? named : await seekArticles(ctx, q, mostOffered)).map(thingOfArticle);
  }
  if (q === "") return [];
  const ids = number === null ? await soughtLots(ctx, q) : [number];
  return thingsOfLots(ctx, await readLots(ctx, ids));
}

async function soughtLots(ctx: Ctx, q: string): Promise<number[]> {
  const { items } = await listListings(ctx, listingQuery.parse({ q }));
  return items.slice(0, mostOffered).map(({ id }) => id);
}
