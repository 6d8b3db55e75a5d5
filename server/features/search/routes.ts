import type { FastifyInstance } from "fastify";
import { listings } from "#contract/listings/listings.ts";
import { suggestions } from "#contract/search/suggestions.ts";
import { bind } from "#server/http/bind.ts";
import { listByFewerWords } from "./list-by-fewer-words.ts";
import { listClosingDays } from "./list-closing-days.ts";
import { listFacets } from "./list-facets.ts";
import { listLikelyCategories } from "./list-likely-categories.ts";
import { listListings } from "./list-listings.ts";
import { listNewest } from "./list-newest.ts";
import { listShelf } from "./list-shelf.ts";
import { listSuggestions } from "./list-suggestions.ts";
import { withinSearchTime } from "./within-search-time.ts";

/** Every way to find listings: lists with their facets, suggestions, and the sections of the home page. */
export function registerSearch(app: FastifyInstance): void {
  bind(app, listings.shelf, async (ctx, { query }) => ({ data: await listShelf(ctx, query.lang) }));
  bind(app, listings.newest, async (ctx, { query }) => ({ data: await listNewest(ctx, query.lang) }));
  bind(app, listings.days, async (ctx, { query }) => ({ data: await listClosingDays(ctx, query.category) }));
  bind(app, listings.list, (ctx, { query }) => withinSearchTime(ctx, (tx) => listListings(tx, query)));
  bind(app, listings.near, async (ctx, { query }) => ({
    data: await withinSearchTime(ctx, (tx) => listByFewerWords(tx, query)),
  }));
  bind(app, listings.facets, async (ctx, { query }) => ({
    data: await withinSearchTime(ctx, (tx) => listFacets(tx, query)),
  }));
  bind(app, suggestions.categories, async (ctx, { query }) => ({
    data: await listLikelyCategories(ctx, query),
  }));
  bind(app, suggestions.list, async (ctx, { query }) => ({ data: await listSuggestions(ctx, query) }));
}
