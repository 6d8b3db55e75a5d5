import type { FastifyInstance } from "fastify";
import { watchedSearches } from "#contract/search-alerts/watched-searches.ts";
import { bind } from "#server/http/bind.ts";
import { addSearch } from "./add-search.ts";
import { changeSearch } from "./change-search.ts";
import { listFound } from "./list-found.ts";
import { listSearches } from "./list-searches.ts";
import { removeSearch } from "./remove-search.ts";

/** Searches and sellers that people watch (rules SF1 to SF6). */
export function registerSearchAlerts(app: FastifyInstance): void {
  bind(app, watchedSearches.list, async (ctx) => ({ data: await listSearches(ctx) }));
  bind(app, watchedSearches.add, async (ctx, { body }) => ({ data: await addSearch(ctx, body) }));
  bind(app, watchedSearches.change, async (ctx, { params, body }) => ({
    data: await changeSearch(ctx, params.id, body),
  }));
  bind(app, watchedSearches.found, (ctx, { params, query }) => listFound(ctx, params.id, query));
  bind(app, watchedSearches.remove, async (ctx, { params }) => {
    await removeSearch(ctx, params.id);
    return { data: { ok: true as const } };
  });
}
