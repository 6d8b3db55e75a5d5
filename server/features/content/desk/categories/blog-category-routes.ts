import type { FastifyInstance } from "fastify";
import { blogCategoryDesk } from "#contract/content/blog-category-desk.ts";
import { putInOrder } from "#server/features/content/desk/put-in-order.ts";
import { blogCategories } from "#server/features/content/table.ts";
import { bind } from "#server/http/bind.ts";
import {
  addBlogCategory,
  listKeptBlogCategories,
  removeBlogCategory,
  renameBlogCategory,
} from "./write-blog-category.ts";

const ok = { data: { ok: true } } as const;

/** Categories of the blog, for the operator to keep. */
export function registerBlogCategoryDesk(app: FastifyInstance): void {
  bind(app, blogCategoryDesk.list, async (ctx) => ({ data: await listKeptBlogCategories(ctx) }));
  bind(app, blogCategoryDesk.add, async (ctx, { body }) => ({ data: await addBlogCategory(ctx, body) }));
  bind(app, blogCategoryDesk.rename, async (ctx, { params, body }) => ({
    data: await renameBlogCategory(ctx, params.id, body),
  }));
  bind(app, blogCategoryDesk.order, async (ctx, { body }) => {
    await putInOrder(ctx, blogCategories, body.ids, "blog_category");
    return ok;
  });
  bind(app, blogCategoryDesk.remove, async (ctx, { params, query }) => {
    await removeBlogCategory(ctx, params.id, query);
    return ok;
  });
}
