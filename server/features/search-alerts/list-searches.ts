import type { WatchedFilters, WatchedSearch, WatchPace } from "#contract/search-alerts/watched-searches.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { inArray, type SQL, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { categoryLinkOf, readCategories } from "#server/features/catalogue/read-categories.ts";
import { brands } from "#server/features/catalogue/table.ts";

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly filters: WatchedFilters;
  readonly pace: WatchPace;
  readonly seenAt: Date;
  readonly createdAt: Date;
  readonly newCount: number;
}

/**
 * SF6: The list of a person's searches counts as new the running finds since each was last opened.
 *
 * The searches that the caller watches, the newest first, each with the number of new finds.
 */
export function listSearches(ctx: Ctx): Promise<WatchedSearch[]> {
  return readSearches(ctx, sql`true`);
}

export async function readSearches(ctx: Ctx, which: SQL): Promise<WatchedSearch[]> {
  const { userId } = requireUser(ctx);
  const { rows } = await ctx.db.execute<Row>(sql`
    select s.id, s.filters, s.pace, s.seen_at as "seenAt", s.created_at as "createdAt", (
      select count(*)::int from search_matches f join listings l on l.id = f.listing_id
      where f.search_id = s.id and f.found_at > s.seen_at and ${isShown(ctx)}) as "newCount"
    from watched_searches s where s.user_id = ${userId} and ${which} order by s.id desc`);
  const [categories, sellers, known] = await Promise.all([
    readCategories(ctx),
    sellersOf(ctx, rows),
    brandsOf(ctx, rows),
  ]);
  return rows.map(({ seenAt, createdAt, ...row }) => ({
    ...row,
    seller: sellers.get(row.filters.seller ?? 0) ?? null,
    categories: (row.filters.categories ?? []).flatMap((id) => {
      const category = categories.get(id);
      return category ? [categoryLinkOf(category, ctx.locale)] : [];
    }),
    brands: (row.filters.brand ?? []).flatMap((id) => known.get(Number(id)) ?? []),
    seenAt: seenAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }));
}

/** On `l`: it runs. */
export function isShown(ctx: Ctx): SQL {
  return sql`l.status = 'live' and l.frozen_at is null and (l.ends_at is null or l.ends_at > ${ctx.clock()})`;
}

async function sellersOf(ctx: Ctx, rows: readonly Row[]) {
  const ids = rows.flatMap(({ filters }) => filters.seller ?? []);
  const found = await ctx.db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(found.map((seller) => [seller.id, seller]));
}

async function brandsOf(ctx: Ctx, rows: readonly Row[]) {
  const ids = rows.flatMap(({ filters }) => filters.brand ?? []).map(Number);
  const found = await ctx.db.select({ id: brands.id, name: brands.name }).from(brands).where(inArray(brands.id, ids));
  return new Map(found.map((each) => [each.id, each]));
}
