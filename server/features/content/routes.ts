import type { FastifyInstance } from "fastify";
import { content } from "#contract/content/content.ts";
import { bind } from "#server/http/bind.ts";
import { registerContentAdmin } from "./admin/routes.ts";
import { registerDocumentFiles } from "./document-files.ts";
import { registerFeeds } from "./feeds/register-feeds.ts";
import { getArticle } from "./get-article.ts";
import { getInfoPage } from "./get-info-page.ts";
import { listArticles } from "./list-articles.ts";
import { listBlogCategories } from "./list-blog-categories.ts";
import { listDocuments } from "./list-documents.ts";
import { listInfoPages } from "./list-info-pages.ts";
import { registerSecurityTxt } from "./register-security-txt.ts";
import { registerRobots } from "./sitemap/register-robots.ts";
import { registerSitemap } from "./sitemap/register-sitemap.ts";

/** Blog, info pages, documents, and the files for crawlers and feed readers under `publicUrl`. */
export async function registerContent(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  bind(app, content.blogCategories, (ctx, { query }) => listBlogCategories(ctx, query.lang));
  bind(app, content.articles, (ctx, { query }) => listArticles(ctx, query));
  bind(app, content.article, async (ctx, { params, query }) => ({
    data: await getArticle(ctx, params.id, query.lang),
  }));
  bind(app, content.infoPages, (ctx, { query }) => listInfoPages(ctx, query.lang));
  bind(app, content.infoPage, async (ctx, { params, query }) => ({
    data: await getInfoPage(ctx, params.id, query.lang),
  }));
  bind(app, content.documents, (ctx, { query }) => listDocuments(ctx, query.lang));
  registerDocumentFiles(app);
  registerSitemap(app, publicUrl);
  registerRobots(app, publicUrl);
  registerSecurityTxt(app, publicUrl);
  registerFeeds(app, publicUrl);
  await registerContentAdmin(app);
}
