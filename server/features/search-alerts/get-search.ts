import type { WatchedSearch } from "#contract/search-alerts/watched-searches.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { readSearches } from "./list-searches.ts";

/** One of the caller's watched searches; another's is not found. */
export async function getSearch(ctx: Ctx, id: number): Promise<WatchedSearch> {
  const [search] = await readSearches(ctx, sql`s.id = ${id}`);
  if (!search) throw new NotFound();
  return search;
}
