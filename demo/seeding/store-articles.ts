import { readFile } from "node:fs/promises";
import { dayMs } from "#contract/values/durations.ts";
import type { Locale } from "#contract/values/locale.ts";
import { demoArticles, topics } from "#demo/content/articles.ts";
import { placePicture } from "#demo/pictures.ts";
import type { Ctx } from "#server/context.ts";
import { storeArticle } from "#server/features/content/store-article.ts";
import { storeBlogCategory } from "#server/features/content/store-blog-category.ts";

/** Stores the blog with its topics. */
export async function storeArticles(ctx: Ctx): Promise<void> {
  const ids = new Map<string, number>();
  for (const [position, [topic, name]] of Object.entries(topics).entries()) {
    ids.set(topic, await storeBlogCategory(ctx, { name, position }));
  }
  for (const { file, topic, daysAgo, title, lead, pictureAlt } of demoArticles) {
    await storeArticle(ctx, {
      title,
      lead,
      pictureAlt,
      categoryId: ids.get(topic) ?? 0,
      body: { cs: await readBody(file, "cs"), en: await readBody(file, "en") },
      pictureId: await placePicture(ctx, `article-${file}`, `articles/${file}.webp`),
      author: { cs: "Redakce Kabinetu", en: "The Kabinet editors" },
      publishedAt: new Date(ctx.clock().getTime() - daysAgo * dayMs),
    });
  }
}

function readBody(file: string, lang: Locale): Promise<string> {
  return readFile(new URL(`../content/articles/${file}.${lang}.html`, import.meta.url), "utf8");
}
