import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { isStillUsed } from "#server/db/still-used.ts";
import { Conflict } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { lockCatalogue } from "#server/features/catalogue/lock-catalogue.ts";
import { categories, removedCategories } from "#server/features/catalogue/table.ts";
import { countUses } from "./count-uses.ts";
import { readTree, rowOf, wordsOf } from "./read-tree.ts";
import { removalObstacle } from "./removal-rules.ts";

/**
 * Takes a category away for good: a start does not seed it again. Refused with what stands against it (rule T9). For people with
 * the scope `content`.
 */
export async function removeCategory(ctx: Ctx, id: number, { version }: { version: number }): Promise<void> {
  requireScope(ctx, "content");
  await transaction(ctx, async (tx) => {
    await lockCatalogue(tx);
    const row = rowOf(await readTree(tx), id);
    if (row.version !== version) throw new Conflict("CHANGED_ELSEWHERE");
    const obstacle = removalObstacle(await countUses(tx, id));
    if (obstacle) throw new Conflict(obstacle.code, { count: obstacle.count });
    await tx.db
      .delete(categories)
      .where(eq(categories.id, id))
      .catch((error: unknown) => {
        // A listing has come into it at this moment.
        throw isStillUsed(error) ? new Conflict("CATEGORY_HAS_LISTINGS", { count: 1 }) : error;
      });
    await tx.db.insert(removedCategories).values({ id }).onConflictDoNothing();
    const { parentId, policy } = row;
    await recordChange(tx, {
      subject: "categories",
      id,
      from: { parentId, ...wordsOf(row), policy },
      to: null,
    });
    pagesChanged(tx);
  });
}
