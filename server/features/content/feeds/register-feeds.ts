import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { pathTo } from "#contract/content/page-paths.ts";
import { listingQuery } from "#contract/search/listing-query.ts";
import type { Ctx } from "#server/context.ts";
import { getCategory } from "#server/features/catalogue/get-category.ts";
import { itemPaths } from "#server/features/content/page-paths.ts";
import { withinSearchTime } from "#server/features/search/within-search-time.ts";
import { type FeedScope, listNewLots } from "./list-new-lots.ts";
import { writeFeed } from "./write-feed.ts";

const scopeQuery = listingQuery.pick({ lang: true, category: true, q: true });

/** `/atom?category=…&q=…&lang=…`: new lots of a category, of a search, or all. An unknown category is a 404. */
export function registerFeeds(app: FastifyInstance, publicUrl: string): void {
  app.get("/atom", { schema: { hide: true } }, async (request, reply) => {
    const { lang, category, q } = scopeQuery.parse(request.query);
    const scope: FeedScope = { lang, category, q: q || undefined };
    const lots = await withinSearchTime(request.ctx, (tx) => listNewLots(tx, scope));
    const described = await describeScope(request.ctx, scope);
    const body = writeFeed({
      scope,
      ...described,
      lots,
      publicUrl,
      path: feedPath(scope),
      now: request.ctx.clock(),
    });
    const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    const changedAt = lots[0]?.publishedAt;
    reply.header("etag", etag).header("cache-control", "public, max-age=300");
    if (changedAt) reply.header("last-modified", changedAt.toUTCString());
    if (isKnown(request.headers, etag, changedAt)) return reply.status(304).send();
    return reply.type("application/atom+xml; charset=utf-8").send(body);
  });
}

/** An ETag outweighs a date, which a cancelled lot would not move (RFC 9110, section 13.2.2). */
function isKnown(
  headers: { "if-none-match"?: string | undefined; "if-modified-since"?: string | undefined },
  etag: string,
  changedAt: Date | undefined,
): boolean {
  const { "if-none-match": tags, "if-modified-since": since } = headers;
  if (tags !== undefined) return tags.includes(etag);
  if (since === undefined || !changedAt) return false;
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= Date.parse(since);
}

async function describeScope(ctx: Ctx, { lang, category, q }: FeedScope) {
  const found = category === undefined ? null : await getCategory(ctx, category, lang);
  const about = [found?.name, q && `„${q.slice(0, 100)}“`].filter(Boolean).join(", ");
  const page = found ? itemPaths({ id: found.id, slug: found.slugs })[lang] : pathTo("search", lang);
  return { about, pagePath: q ? `${page}?${new URLSearchParams({ q })}` : page };
}

function feedPath({ lang, category, q }: FeedScope): string {
  const query = new URLSearchParams({
    lang,
    ...(category !== undefined && { category: String(category) }),
    ...(q && { q }),
  });
  return `/atom?${query}`;
}
