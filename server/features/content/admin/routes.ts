import type { FastifyInstance } from "fastify";
import { articleAdmin } from "#contract/content/article-admin.ts";
import { infoPageAdmin } from "#contract/content/info-page-admin.ts";
import { textVersions } from "#contract/content/text-versions.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { showMarkup } from "#server/features/content/show-markup.ts";
import { infoPages } from "#server/features/content/table.ts";
import { readUpload } from "#server/features/media/read-upload.ts";
import { withUploads } from "#server/features/media/with-uploads.ts";
import { bind } from "#server/http/bind.ts";
import { readEditableArticle } from "./article-row.ts";
import { registerBlogCategoryAdmin } from "./categories/blog-category-routes.ts";
import { registerDocumentAdmin } from "./documents/document-routes.ts";
import { listEditableInfoPages, readEditableInfoPage } from "./info-page-row.ts";
import { readVersions } from "./keep-version.ts";
import { listEditableArticles } from "./list-editable-articles.ts";
import { putInOrder } from "./put-in-order.ts";
import { removeArticle } from "./remove-article.ts";
import { removeInfoPage } from "./remove-info-page.ts";
import { removeArticlePicture, setArticlePicture } from "./set-article-picture.ts";
import { addArticle, changeArticle } from "./store-editable-article.ts";
import { addInfoPage, changeInfoPage } from "./store-editable-info-page.ts";

const ok = { data: { ok: true } } as const;

/** Runs a read that only people with the scope `content` may make. */
const forOperators = <T>(ctx: Ctx, read: () => Promise<T>): Promise<T> => {
  requireScope(ctx, "content");
  return read();
};

/** What articles and info pages say, for the operator to change. */
export async function registerContentAdmin(app: FastifyInstance): Promise<void> {
  await registerDocumentAdmin(app);
  registerBlogCategoryAdmin(app);
  bind(app, articleAdmin.articles, (ctx, { query }) => listEditableArticles(ctx, query));
  bind(app, articleAdmin.article, (ctx, { params }) =>
    forOperators(ctx, async () => ({ data: await readEditableArticle(ctx, params.id) })),
  );
  bind(app, articleAdmin.addArticle, async (ctx, { body }) => ({ data: await addArticle(ctx, body) }));
  bind(app, articleAdmin.changeArticle, async (ctx, { params, body }) => ({
    data: await changeArticle(ctx, params.id, body),
  }));
  bind(app, articleAdmin.removeArticle, async (ctx, { params, query }) => {
    await removeArticle(ctx, params.id, query);
    return ok;
  });
  await withUploads(app, (scope) => {
    bind(scope, articleAdmin.setArticlePicture, async (ctx, { params, query, request }) => ({
      data: await setArticlePicture(ctx, { ...params, ...query }, () => readUpload(request)),
    }));
  });
  bind(app, articleAdmin.removeArticlePicture, async (ctx, { params, query }) => ({
    data: await removeArticlePicture(ctx, { ...params, ...query }),
  }));
  bind(app, infoPageAdmin.infoPages, async (ctx) => ({ data: await listEditableInfoPages(ctx) }));
  bind(app, infoPageAdmin.infoPage, (ctx, { params }) =>
    forOperators(ctx, async () => ({ data: await readEditableInfoPage(ctx, params.id) })),
  );
  bind(app, infoPageAdmin.addInfoPage, async (ctx, { body }) => ({ data: await addInfoPage(ctx, body) }));
  bind(app, infoPageAdmin.changeInfoPage, async (ctx, { params, body }) => ({
    data: await changeInfoPage(ctx, params.id, body),
  }));
  bind(app, infoPageAdmin.removeInfoPage, async (ctx, { params, query }) => {
    await removeInfoPage(ctx, params.id, query.version);
    return ok;
  });
  bind(app, infoPageAdmin.orderInfoPages, async (ctx, { body }) => {
    await putInOrder(ctx, infoPages, body.ids, "info_page");
    return ok;
  });
  bind(app, textVersions.articleVersions, (ctx, { params }) =>
    forOperators(ctx, async () => ({ data: await readVersions(ctx, "article", params.id) })),
  );
  bind(app, textVersions.infoPageVersions, (ctx, { params }) =>
    forOperators(ctx, async () => ({ data: await readVersions(ctx, "info_page", params.id) })),
  );
  bind(app, textVersions.preview, (ctx, { body }) =>
    forOperators(ctx, async () => ({ data: { html: (await showMarkup(ctx, body.body, body.lang)).html } })),
  );
}
