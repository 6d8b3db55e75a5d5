import type { FastifyInstance } from "fastify";
import { auctions } from "#contract/auctions.ts";
import { bind } from "#server/http/bind.ts";
import { listListings } from "./list-listings.ts";

/** The lists. The page of one listing is bound by the bids, which add to it what moves. */
export function registerAuctions(app: FastifyInstance): void {
  bind(app, auctions.list, (ctx, { query }) => listListings(ctx, query));
}
