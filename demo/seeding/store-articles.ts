import { readFile } from "node:fs/promises";
import type { Locale } from "#contract/values/locale.ts";
import { type DemoArticle, demoArticles, topics } from "#demo/content/articles.ts";
import { STILL_PIXELS } from "#demo/drawing/render-still.ts";
import { storeDrawings } from "#demo/gallery/demo-drawings.ts";
import type { Ctx } from "#server/context.ts";
import { storeArticle } from "#server/features/content/store-article.ts";
import { storeBlogCategory } from "#server/features/content/store-blog-category.ts";
import { media } from "#server/features/media/table.ts";

const dayMs = 86_400_000;

/** Stores the blog with its topics; the pictures wait to be drawn. */
export async function storeArticles(ctx: Ctx): Promise<void> {
  const ids = new Map<string, number>();
  for (const [position, [topic, name]] of Object.entries(topics).entries()) {
    ids.set(topic, await storeBlogCategory(ctx, { name, position }));
  }
  for (const article of demoArticles) {
    const { file, topic, daysAgo, title, lead, pictureAlt } = article;
    await storeArticle(ctx, {
      title,
      lead,
      pictureAlt,
      categoryId: ids.get(topic) ?? 0,
      body: { cs: await readBody(file, "cs"), en: await readBody(file, "en") },
      pictureId: await placePicture(ctx, article),
      author: { cs: "Redakce Kabinetu", en: "The Kabinet editors" },
      publishedAt: new Date(ctx.clock().getTime() - daysAgo * dayMs),
    });
  }
}

async function placePicture(ctx: Ctx, { file, still }: DemoArticle): Promise<string> {
  const id = `article-${file}`;
  await ctx.db.insert(media).values({ id, status: "pending", role: "front", ...STILL_PIXELS, widths: [] });
  await storeDrawings(ctx, [{ mediaId: id, drawing: still }]);
  return id;
}

function readBody(file: string, lang: Locale): Promise<string> {
  return readFile(new URL(`../content/articles/${file}.${lang}.html`, import.meta.url), "utf8");
}
