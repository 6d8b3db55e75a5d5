import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { forget } from "#server/remembered.ts";

/** Journeys make categories from several processes of one database: addresses carry the process too. */
let made = 0;

/** Stores a category of its own, at the top unless `parentId` says otherwise. */
export async function makeCategory(
  ctx: Ctx,
  overrides: Partial<typeof categories.$inferInsert> & { parent?: { id: number; path: number[] } } = {},
): Promise<{ id: number; path: number[] }> {
  const { parent, ...columns } = overrides;
  made += 1;
  const [row] = await ctx.db
    .insert(categories)
    .values({
      parentId: parent?.id ?? null,
      depth: (parent?.path.length ?? 0) + 1,
      position: made,
      nameCs: `Kategorie ${made}`,
      nameEn: `Category ${made}`,
      slugCs: `kategorie-${process.pid}-${made}`,
      slugEn: `category-${process.pid}-${made}`,
      path: [],
      ...columns,
    })
    .returning({ id: categories.id });
  if (!row) throw new Error("an insert returns its row");
  const path = [...(parent?.path ?? []), row.id];
  await ctx.db.update(categories).set({ path }).where(eq(categories.id, row.id));
  forget(ctx);
  return { id: row.id, path };
}
