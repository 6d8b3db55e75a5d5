import type { AuditKind } from "#contract/audit/audit-kinds.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { asc, eq, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import type { blogCategories, documents, infoPages } from "#server/features/content/table.ts";

type Ordered = typeof infoPages | typeof documents | typeof blogCategories;

/**
 * SE9: Things that the operator keeps in an order (info pages, documents, categories of the blog, banners of a group) are put in order all
 * at once, by whoever has seen all of them: where one has come or gone meanwhile, nothing is moved.
 *
 * CHANGED_ELSEWHERE then. For people with the scope `content`.
 */
export async function putInOrder(
  ctx: Ctx,
  table: Ordered,
  ids: readonly number[],
  subject: Exclude<AuditKind, "reading">,
): Promise<void> {
  requireScope(ctx, "content");
  await transaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`order ${subject}`}))`);
    const rows = await tx.db.select({ id: table.id }).from(table).orderBy(asc(table.position), asc(table.id));
    const before = rows.map(({ id }) => id);
    const isSame = before.length === ids.length && before.every((id) => ids.includes(id));
    if (!isSame) throw new Conflict("CHANGED_ELSEWHERE");
    for (const [position, id] of ids.entries()) await tx.db.update(table).set({ position }).where(eq(table.id, id));
    await recordChange(tx, { subject, id: "order", from: before, to: ids });
    pagesChanged(tx);
  });
}

/** The place after all rows that are there. */
export async function nextPosition(tx: Ctx, table: Ordered): Promise<number> {
  const [last] = await tx.db.select({ next: sql<number>`coalesce(max(${table.position}) + 1, 0)::int` }).from(table);
  return last?.next ?? 0;
}
