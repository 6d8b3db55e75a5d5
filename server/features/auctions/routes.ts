import type { FastifyInstance } from "fastify";
import { auctions } from "#contract/auctions.ts";
import { monthlySales } from "#contract/monthly-sales.ts";
import { suggestions } from "#contract/suggestions.ts";
import { bind } from "#server/http/bind.ts";
import { countVisit } from "./count-visit.ts";
import { getNextSale } from "./get-next-sale.ts";
import { getSale } from "./get-sale.ts";
import { listClosingDays } from "./list-closing-days.ts";
import { listFacets } from "./list-facets.ts";
import { listListings } from "./list-listings.ts";
import { listNewest } from "./list-newest.ts";
import { listSales } from "./list-sales.ts";
import { listShelf } from "./list-shelf.ts";
import { listSuggestions } from "./list-suggestions.ts";

/** The lists, the sales, the visits of a page. The page of one listing is bound by the bids, which add to it what moves. */
export function registerAuctions(app: FastifyInstance): void {
  bind(app, auctions.shelf, async (ctx, { query }) => ({ data: await listShelf(ctx, query.lang) }));
  bind(app, auctions.newest, async (ctx, { query }) => ({ data: await listNewest(ctx, query.lang) }));
  bind(app, auctions.days, async (ctx, { query }) => ({ data: await listClosingDays(ctx, query.category) }));
  bind(app, auctions.list, (ctx, { query }) => listListings(ctx, query));
  bind(app, auctions.facets, async (ctx, { query }) => ({ data: await listFacets(ctx, query) }));
  bind(app, suggestions.list, async (ctx, { query }) => ({ data: await listSuggestions(ctx, query) }));
  bind(app, auctions.view, async (ctx, { params, request }) => {
    await countVisit(ctx, params.id, request.headers["user-agent"]);
    return { data: { ok: true as const } };
  });
  registerMonthlySales(app);
}

function registerMonthlySales(app: FastifyInstance): void {
  bind(app, monthlySales.list, async (ctx, { query }) => ({ data: await listSales(ctx, query) }));
  bind(app, monthlySales.next, async (ctx, { query }) => ({ data: await getNextSale(ctx, query) }));
  bind(app, monthlySales.get, async (ctx, { params, query }) => ({
    data: await getSale(ctx, params.closesOn, query.lang),
  }));
}
