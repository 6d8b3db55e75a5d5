import type { BlogCategory } from "#contract/content/content.ts";
import type { Locale, LocalizedText } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { inLanguage } from "#server/features/settings/localised.ts";

interface Row extends Record<string, unknown> {
  id: number;
  name: LocalizedText;
  slug: LocalizedText;
  articles: number;
}

/** Categories of the blog in the operator's order; one without a published article is left out. */
export async function listBlogCategories(ctx: Ctx, lang: Locale): Promise<BlogCategory[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select c.id, c.name, c.slug, count(*) as articles
    from blog_categories c join articles a on a.category_id = c.id
    where a.published_at <= ${ctx.clock()}
    group by c.id order by c.position, c.id`);
  return rows.map(({ id, name, slug, articles }) => ({ id, ...inLanguage({ name, slug }, lang), articles }));
}
