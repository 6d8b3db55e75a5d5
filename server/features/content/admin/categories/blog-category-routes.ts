import type { FastifyInstance } from "fastify";
import { blogCategoryAdmin } from "#contract/content/blog-category-admin.ts";
import { putInOrder } from "#server/features/content/admin/put-in-order.ts";
import { blogCategories } from "#server/features/content/table.ts";
import { bind } from "#server/http/bind.ts";
import {
  addBlogCategory,
  listEditableBlogCategories,
  removeBlogCategory,
  renameBlogCategory,
} from "./write-blog-category.ts";

const ok = { data: { ok: true } } as const;

/** Categories of the blog, for the operator to keep. */
export function registerBlogCategoryAdmin(app: FastifyInstance): void {
  bind(app, blogCategoryAdmin.list, async (ctx) => ({ data: await listEditableBlogCategories(ctx) }));
  bind(app, blogCategoryAdmin.add, async (ctx, { body }) => ({ data: await addBlogCategory(ctx, body) }));
  bind(app, blogCategoryAdmin.rename, async (ctx, { params, body }) => ({
    data: await renameBlogCategory(ctx, params.id, body),
  }));
  bind(app, blogCategoryAdmin.order, async (ctx, { body }) => {
    await putInOrder(ctx, blogCategories, body.ids, "blog_category");
    return ok;
  });
  bind(app, blogCategoryAdmin.remove, async (ctx, { params, query }) => {
    await removeBlogCategory(ctx, params.id, query);
    return ok;
  });
}
