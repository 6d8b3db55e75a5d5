import type { EditableCategory } from "#contract/catalogue/category-admin.ts";
import { orderWith, placeRefusal } from "#contract/catalogue/tree-rules.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { lockCatalogue } from "#server/features/catalogue/lock-catalogue.ts";
import { countUses } from "./count-uses.ts";
import { editableOf, readTree, rowOf, type TreeRow } from "./read-tree.ts";
import { requireFreeSlug } from "./require-free-slug.ts";

interface Place {
  readonly parentId: number | null;
  /** The sibling that it stands before; null: at the end. */
  readonly before: number | null;
}

/**
 * T13: Who keeps the content moves a category with all below it: not under itself and nowhere below the fifth level.
 * What lies in it is found in its new place with the commit, of more than a thousand listings within a minute.
 *
 * Moves a category with everything below it. What lies in it is found in its new place with the commit, by a trigger
 * (`category-moves.sql`), very much of it a little later. For people with the scope `content`.
 */
export async function moveCategory(
  ctx: Ctx,
  id: number,
  { was, ...place }: Place & { readonly was: Place },
): Promise<EditableCategory> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    await lockCatalogue(tx);
    const tree = await readTree(tx);
    const row = rowOf(tree, id);
    const now = placeOf(tree, row);
    if (now.parentId !== was.parentId || now.before !== was.before) throw new Conflict("CHANGED_ELSEWHERE");
    const parent = tree.find((each) => each.id === place.parentId) ?? null;
    if (place.parentId !== null && !parent) throw new Invalid({ parentId: ["CATEGORY_UNKNOWN"] });
    const refusal = placeRefusal(tree, row, parent);
    if (refusal) throw new Conflict(refusal);
    const siblings = tree.filter(({ parentId }) => parentId === place.parentId).map((each) => each.id);
    const order = orderWith(siblings, id, place.before);
    if (!order) throw new Conflict("CHANGED_ELSEWHERE");
    if (row.parentId !== place.parentId) {
      requireFreeSlug(tree, place.parentId, row);
      await requireOutOfMenus(tx, row);
    }
    await writePlace(tx, row, parent, order);
    await recordChange(tx, { subject: "categories", id, from: now, to: place });
    pagesChanged(tx);
    return editableOf(rowOf(await readTree(tx), id));
  });
}

/** Menus of categories name those at the top alone. */
async function requireOutOfMenus(tx: Ctx, { id, parentId }: TreeRow): Promise<void> {
  if (parentId === null && (await countUses(tx, id)).menus > 0) throw new Conflict("CATEGORY_IN_MENU");
}

async function writePlace(
  tx: Ctx,
  { id, path }: TreeRow,
  parent: TreeRow | null,
  order: readonly number[],
): Promise<void> {
  const above = parent?.path ?? [];
  await tx.db.execute(sql`
    update categories set path = ${sql.param([...above])}::int8[] || path[${path.length}::int : ],
      depth = depth + ${above.length - path.length + 1}::int,
      parent_id = case when id = ${id} then ${parent?.id ?? null}::int8 else parent_id end
    where path @> array[${id}::int8]`);
  await tx.db.execute(sql`
    update categories set position = wanted.place - 1
    from unnest(${sql.param([...order])}::int8[]) with ordinality wanted (id, place)
    where categories.id = wanted.id and categories.position <> wanted.place - 1`);
}

function placeOf(tree: readonly TreeRow[], { id, parentId }: TreeRow): Place {
  const siblings = tree.filter((each) => each.parentId === parentId).map((each) => each.id);
  return { parentId, before: siblings[siblings.indexOf(id) + 1] ?? null };
}
