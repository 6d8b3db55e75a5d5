import type { FastifyInstance } from "fastify";
import { auctions } from "#contract/auctions.ts";
import { bind } from "#server/http/bind.ts";
import { countVisit } from "./count-visit.ts";
import { listListings } from "./list-listings.ts";
import { listNewest } from "./list-newest.ts";
import { listShelf } from "./list-shelf.ts";

/** The lists, and the visits of a page. The page of one listing is bound by the bids, which add to it what moves. */
export function registerAuctions(app: FastifyInstance): void {
  bind(app, auctions.shelf, async (ctx, { query }) => ({ data: await listShelf(ctx, query.lang) }));
  bind(app, auctions.newest, async (ctx, { query }) => ({ data: await listNewest(ctx, query.lang) }));
  bind(app, auctions.list, (ctx, { query }) => listListings(ctx, query));
  bind(app, auctions.view, async (ctx, { params, request }) => {
    await countVisit(ctx, params.id, request.headers["user-agent"]);
    return { data: { ok: true as const } };
  });
}
