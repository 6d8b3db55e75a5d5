import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { requireNewsletterCategories } from "#server/features/newsletter/newsletter-categories.ts";

/**
 * NL9: It goes to whoever gets news of one of its categories, or of all; without categories to everybody; each in the language of the
 * subscription.
 */
export function isAddressed(categoryIds: readonly number[], until: Date): SQL {
  const chosen = sql`${sql.param([...categoryIds])}::int8[]`;
  return sql`s.confirmed_at is not null and s.ended_at is null and s.created_at <= ${until}
    and (cardinality(${chosen}) = 0 or cardinality(s.category_ids) = 0 or s.category_ids && ${chosen})`;
}

/** How many addresses an issue about some categories would reach now; throws where one must not be advertised. */
export async function countAudience(ctx: Ctx, categoryIds: readonly number[]): Promise<number> {
  const known = await requireAudience(ctx, categoryIds);
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from subscribers s where ${isAddressed(known, ctx.clock())}`,
  );
  return rows[0]?.count ?? 0;
}

/** Categories of an audience without repeats; throws Invalid where one does not exist or must not be advertised (rule NL4). */
export function requireAudience(ctx: Ctx, categoryIds: readonly number[]): Promise<number[]> {
  return requireNewsletterCategories(ctx, categoryIds, "categoryIds");
}
