import type { FastifyInstance } from "fastify";
import { contentDesk } from "#contract/content/content-desk.ts";
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
  bind(app, contentDesk.articles, (ctx, { query }) => listKeptArticles(ctx, query));
  bind(app, contentDesk.article, (ctx, { params }) =>
    forKeepers(ctx, async () => ({ data: await readKeptArticle(ctx, params.id) })),
  );
  bind(app, contentDesk.addArticle, async (ctx, { body }) => ({ data: await addArticle(ctx, body) }));
  bind(app, contentDesk.changeArticle, async (ctx, { params, body }) => ({
    data: await changeArticle(ctx, params.id, body),
  }));
  bind(app, contentDesk.removeArticle, async (ctx, { params }) => {
    await removeArticle(ctx, params.id);
    return ok;
  });
  await withUploads(app, (scope) => {
    bind(scope, contentDesk.setArticlePicture, async (ctx, { params, request }) => ({
      data: await setArticlePicture(ctx, params.id, () => readUpload(request)),
    }));
  });
  bind(app, contentDesk.removeArticlePicture, async (ctx, { params }) => ({
    data: await removeArticlePicture(ctx, params.id),
  }));
  bind(app, contentDesk.infoPages, async (ctx) => ({ data: await listKeptInfoPages(ctx) }));
  bind(app, contentDesk.infoPage, (ctx, { params }) =>
    forKeepers(ctx, async () => ({ data: await readKeptInfoPage(ctx, params.id) })),
  );
  bind(app, contentDesk.addInfoPage, async (ctx, { body }) => ({ data: await addInfoPage(ctx, body) }));
  bind(app, contentDesk.changeInfoPage, async (ctx, { params, body }) => ({
    data: await changeInfoPage(ctx, params.id, body),
  }));
  bind(app, contentDesk.removeInfoPage, async (ctx, { params }) => {
    await removeInfoPage(ctx, params.id);
    return ok;
  });
  bind(app, contentDesk.orderInfoPages, async (ctx, { body }) => {
    await putInOrder(ctx, infoPages, body.ids, "info_page");
    return ok;
  });
  bind(app, contentDesk.articleVersions, (ctx, { params }) =>
    forKeepers(ctx, async () => ({ data: await readVersions(ctx, "article", params.id) })),
  );
  bind(app, contentDesk.infoPageVersions, (ctx, { params }) =>
    forKeepers(ctx, async () => ({ data: await readVersions(ctx, "info_page", params.id) })),
  );
  bind(app, contentDesk.preview, (ctx, { body }) =>
    forKeepers(ctx, async () => ({ data: { html: (await showMarkup(ctx, body.body)).html } })),
  );
}
