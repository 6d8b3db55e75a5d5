import type { Ctx } from "#server/context.ts";
import { type NewArticle, storeArticle } from "#server/features/content/store-article.ts";
import { storeBlogCategory } from "#server/features/content/store-blog-category.ts";

/** A category of the blog, called the same in both languages. */
export function makeBlogCategory(ctx: Ctx, name = "Sbírání"): Promise<number> {
  return storeBlogCategory(ctx, { name: { cs: name, en: name }, position: 0 });
}

/** A published article; in a category of its own where none is given. */
export async function makeArticle(ctx: Ctx, overrides: Partial<NewArticle> = {}): Promise<number> {
  return storeArticle(ctx, {
    categoryId: overrides.categoryId ?? (await makeBlogCategory(ctx)),
    title: { cs: "Hladina a stáří", en: "Fill level and age" },
    lead: { cs: "Co prozradí hladina.", en: "What a fill level tells." },
    body: { cs: "<h2>Úvod</h2><p>Text</p>", en: "<h2>Beginning</h2><p>Text</p>" },
    pictureId: null,
    pictureAlt: { cs: "", en: "" },
    author: { cs: "Redakce", en: "The editors" },
    publishedAt: ctx.clock(),
    ...overrides,
  });
}
