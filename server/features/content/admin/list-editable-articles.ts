import type { z } from "zod";
import type { articleAdmin } from "#contract/content/article-admin.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { asc, desc, eq, sql } from "#server/db/query.ts";
import { articles, blogCategories } from "#server/features/content/table.ts";

const pageSize = 50;

/** All articles, drafts first, then the newest. For people with the scope `content`. */
export async function listEditableArticles(
  ctx: Ctx,
  { page }: { page: number },
): Promise<z.input<typeof articleAdmin.articles.response>> {
  requireScope(ctx, "content");
  const total = await ctx.db.$count(articles);
  const rows = await ctx.db
    .select({
      id: articles.id,
      title: articles.title,
      category: blogCategories.name,
      publishedAt: articles.publishedAt,
      updatedAt: articles.updatedAt,
    })
    .from(articles)
    .innerJoin(blogCategories, eq(blogCategories.id, articles.categoryId))
    .orderBy(sql`${articles.publishedAt} desc nulls first`, desc(articles.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const categories = await ctx.db
    .select({ id: blogCategories.id, name: blogCategories.name })
    .from(blogCategories)
    .orderBy(asc(blogCategories.position), asc(blogCategories.id));
  return {
    items: rows.map((row) => ({
      ...row,
      publishedAt: row.publishedAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    })),
    ...{ total, page, pages: Math.max(1, Math.ceil(total / pageSize)), categories },
  };
}
