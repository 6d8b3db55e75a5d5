import type { BlogCategoryBody, EditableBlogCategory } from "#contract/content/blog-category-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { asc, eq, type SQL, sql } from "#server/db/query.ts";
import { isStillUsed } from "#server/db/still-used.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { nextPosition } from "#server/features/content/admin/put-in-order.ts";
import { bothSlugs } from "#server/features/content/both-languages.ts";
import { storeBlogCategory } from "#server/features/content/store-blog-category.ts";
import { blogCategories } from "#server/features/content/table.ts";
import { refuseOtherThanSeen } from "#server/refuse-other-than-seen.ts";

/** All categories of the blog in their order. For people with the scope `content`. */
export async function listEditableBlogCategories(ctx: Ctx): Promise<EditableBlogCategory[]> {
  requireScope(ctx, "content");
  return readEditable(ctx);
}

/** Adds a category at the end. For people with the scope `content`. */
export async function addBlogCategory(ctx: Ctx, { name }: BlogCategoryBody): Promise<EditableBlogCategory> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    const id = await storeBlogCategory(tx, { name, position: await nextPosition(tx, blogCategories) });
    await recordChange(tx, { subject: "blog_category", id, from: null, to: { name } });
    pagesChanged(tx);
    return readOne(tx, id);
  });
}

/** Renames a category over the version that its writer has seen. For people with the scope `content`. */
export async function renameBlogCategory(
  ctx: Ctx,
  id: number,
  { version, name }: BlogCategoryBody & { version: string },
): Promise<EditableBlogCategory> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    const row = await lockCategory(tx, id);
    refuseOtherThanSeen(row, { version });
    await tx.db
      .update(blogCategories)
      .set({ name, slug: bothSlugs(name), updatedAt: sql`now()` })
      .where(eq(blogCategories.id, id));
    await recordChange(tx, { subject: "blog_category", id, from: { name: row.name }, to: { name } });
    pagesChanged(tx);
    return readOne(tx, id);
  });
}

/** Removes a category without articles, drafts among them. For people with the scope `content`. */
export async function removeBlogCategory(ctx: Ctx, id: number, { version }: { version: string }): Promise<void> {
  requireScope(ctx, "content");
  await transaction(ctx, async (tx) => {
    const row = await lockCategory(tx, id);
    refuseOtherThanSeen(row, { version });
    await tx.db
      .delete(blogCategories)
      .where(eq(blogCategories.id, id))
      .catch((error: unknown) => {
        throw isStillUsed(error) ? new Conflict("CATEGORY_HAS_ARTICLES") : error;
      });
    await recordChange(tx, { subject: "blog_category", id, from: { name: row.name }, to: null });
    pagesChanged(tx);
  });
}

async function lockCategory(tx: Ctx, id: number) {
  const [row] = await tx.db.select().from(blogCategories).where(eq(blogCategories.id, id)).for("update");
  if (!row) throw new NotFound();
  return row;
}

async function readOne(ctx: Ctx, id: number): Promise<EditableBlogCategory> {
  const [category] = await readEditable(ctx, eq(blogCategories.id, id));
  if (!category) throw new NotFound();
  return category;
}

async function readEditable(ctx: Ctx, where?: SQL): Promise<EditableBlogCategory[]> {
  const rows = await ctx.db
    .select({
      id: blogCategories.id,
      name: blogCategories.name,
      updatedAt: blogCategories.updatedAt,
      articles: sql<number>`(select count(*)::int from articles a where a.category_id = blog_categories.id)`,
    })
    .from(blogCategories)
    .where(where)
    .orderBy(asc(blogCategories.position), asc(blogCategories.id));
  return rows.map(({ updatedAt, ...row }) => ({ ...row, version: updatedAt.toISOString() }));
}
