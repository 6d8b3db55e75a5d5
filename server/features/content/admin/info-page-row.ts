import { infoPageIds } from "#contract/content/content.ts";
import type { EditableInfoPage, InfoPageBody } from "#contract/content/info-page-admin.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { infoPages } from "#server/features/content/table.ts";

export type InfoPageRow = typeof infoPages.$inferSelect;

const fixedIds: readonly number[] = Object.values(infoPageIds);

/** Whether links, laws and forms point to the page (rule SE3). */
export const isFixed = (id: number): boolean => fixedIds.includes(id);

/** The page, locked until the transaction ends. */
export async function lockInfoPage(tx: Ctx, id: number): Promise<InfoPageRow> {
  const [row] = await tx.db.select().from(infoPages).where(eq(infoPages.id, id)).for("update");
  if (!row) throw new NotFound();
  return row;
}

export async function readEditableInfoPage(ctx: Ctx, id: number): Promise<EditableInfoPage> {
  const [row] = await ctx.db.select().from(infoPages).where(eq(infoPages.id, id));
  if (!row) throw new NotFound();
  return {
    id,
    ...pageBodyOf(row),
    slug: row.slug,
    isFixed: isFixed(id),
    showsOperator: row.showsOperator,
    version: row.updatedAt.toISOString(),
  };
}

/** What of a page its operator writes. */
export function pageBodyOf({ title, description, body }: InfoPageRow): InfoPageBody {
  return { title, description, body };
}

/** All pages in their order. For people with the scope `content`. */
export async function listEditableInfoPages(ctx: Ctx) {
  requireScope(ctx, "content");
  const rows = await ctx.db.select().from(infoPages).orderBy(asc(infoPages.position), asc(infoPages.id));
  return rows.map(({ id, title, updatedAt }) => ({
    ...{ id, title, isFixed: isFixed(id) },
    updatedAt: updatedAt.toISOString(),
  }));
}
