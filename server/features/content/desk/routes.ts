import type { FastifyInstance } from "fastify";
import { articleDesk } from "#contract/content/article-desk.ts";
import { infoPageDesk } from "#contract/content/info-page-desk.ts";
import { textVersions } from "#contract/content/text-versions.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { showMarkup } from "#server/features/content/show-markup.ts";
import { infoPages } from "#server/features/content/table.ts";
import { readUpload } from "#server/features/media/read-upload.ts";
import { withUploads } from "#server/features/media/with-uploads.ts";
import { bind } from "#server/http/bind.ts";
import { readKeptArticle } from "./article-row.ts";
import { registerBlogCategoryDesk } from "./categories/blog-category-routes.ts";
import { registerDocumentDesk } from "./documents/document-routes.ts";
import { listKeptInfoPages, readKeptInfoPage } from "./info-page-row.ts";
import { readVersions } from "./keep-version.ts";
import { listKeptArticles } from "./list-kept-articles.ts";
import { putInOrder } from "./put-in-order.ts";
import { removeArticle } from "./remove-article.ts";
import { removeInfoPage } from "./remove-info-page.ts";
import { removeArticlePicture, setArticlePicture } from "./set-article-picture.ts";
import { addArticle, changeArticle } from "./store-kept-article.ts";
import { addInfoPage, changeInfoPage } from "./store-kept-info-page.ts";

const ok = { data: { ok: true } } as const;

/** Runs a read that only people with the scope `content` may make. */
const forKeepers = <T>(ctx: Ctx, read: () => Promise<T>): Promise<T> => {
  requireScope(ctx, "content");
  return read();
};

/** What articles and info pages say, for the operator to change. */
export async function registerContentDesk(app: FastifyInstance): Promise<void> {
  await registerDocumentDesk(app);
  registerBlogCategoryDesk(app);
  bind(app, articleDesk.articles, (ctx, { query }) => listKeptArticles(ctx, query));
  bind(app, articleDesk.article, (ctx, { params }) =>
    forKeepers(ctx, async () => ({ data: await readKeptArticle(ctx, params.id) })),
  );
  bind(app, articleDesk.addArticle, async (ctx, { body }) => ({ data: await addArticle(ctx, body) }));
  bind(app, articleDesk.changeArticle, async (ctx, { params, body }) => ({
    data: await changeArticle(ctx, params.id, body),
  }));
  bind(app, articleDesk.removeArticle, async (ctx, { params, query }) => {
    await removeArticle(ctx, params.id, query);
    return ok;
  });
  await withUploads(app, (scope) => {
    bind(scope, articleDesk.setArticlePicture, async (ctx, { params, query, request }) => ({
      data: await setArticlePicture(ctx, { ...params, ...query }, () => readUpload(request)),
    }));
  });
  bind(app, articleDesk.removeArticlePicture, async (ctx, { params, query }) => ({
    data: await removeArticlePicture(ctx, { ...params, ...query }),
  }));
  bind(app, infoPageDesk.infoPages, async (ctx) => ({ data: await listKeptInfoPages(ctx) }));
  bind(app, infoPageDesk.infoPage, (ctx, { params }) =>
    forKeepers(ctx, async () => ({ data: await readKeptInfoPage(ctx, params.id) })),
  );
  bind(app, infoPageDesk.addInfoPage, async (ctx, { body }) => ({ data: await addInfoPage(ctx, body) }));
  bind(app, infoPageDesk.changeInfoPage, async (ctx, { params, body }) => ({
    data: await changeInfoPage(ctx, params.id, body),
  }));
  bind(app, infoPageDesk.removeInfoPage, async (ctx, { params, query }) => {
    await removeInfoPage(ctx, params.id, query.version);
    return ok;
  });
  bind(app, infoPageDesk.orderInfoPages, async (ctx, { body }) => {
    await putInOrder(ctx, infoPages, body.ids, "info_page");
    return ok;
  });
  bind(app, textVersions.articleVersions, (ctx, { params }) =>
    forKeepers(ctx, async () => ({ data: await readVersions(ctx, "article", params.id) })),
  );
  bind(app, textVersions.infoPageVersions, (ctx, { params }) =>
    forKeepers(ctx, async () => ({ data: await readVersions(ctx, "info_page", params.id) })),
  );
  bind(app, textVersions.preview, (ctx, { body }) =>
    forKeepers(ctx, async () => ({ data: { html: (await showMarkup(ctx, body.body)).html } })),
  );
}
