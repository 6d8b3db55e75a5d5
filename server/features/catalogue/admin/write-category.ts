import type { CategoryWords, EditableCategory } from "#contract/catalogue/category-admin.ts";
import { maxCategoryDepth } from "#contract/catalogue/tree-rules.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { lockCatalogue } from "#server/features/catalogue/lock-catalogue.ts";
import { slugOf } from "#server/features/catalogue/slugs.ts";
import { categories, nextItemId } from "#server/features/catalogue/table.ts";
import { editableOf, inTreeOrder, readTree, rowOf, wordsOf } from "./read-tree.ts";
import { requireFreeSlug } from "./require-free-slug.ts";

/** All categories as they are stored, each followed by those below it. For people with the scope `content`. */
export async function listEditableCategories(ctx: Ctx): Promise<EditableCategory[]> {
  requireScope(ctx, "content");
  return inTreeOrder(await readTree(ctx)).map(editableOf);
}

/**
 * T8: Who keeps the content adds categories and writes their words; siblings have different slugs in each language. A
 * slug follows the name unless it is written; old addresses lead on.
 *
 * Adds a category as the last one under its parent. For people with the scope `content`.
 */
export async function addCategory(
  ctx: Ctx,
  { parentId, ...words }: CategoryWords & { parentId: number | null },
): Promise<EditableCategory> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    await lockCatalogue(tx);
    const tree = await readTree(tx);
    const parent = tree.find(({ id }) => id === parentId);
    if (parentId !== null && !parent) throw new Invalid({ parentId: ["CATEGORY_UNKNOWN"] });
    const depth = (parent?.path.length ?? 0) + 1;
    if (depth > maxCategoryDepth) throw new Conflict("CATEGORY_TOO_DEEP");
    const columns = columnsOf(words);
    requireFreeSlug(tree, parentId, columns);
    const id = await drawId(tx);
    const position = tree.filter((row) => row.parentId === parentId).length;
    const path = [...(parent?.path ?? []), id];
    await tx.db.insert(categories).values({ ...columns, id, parentId, depth, position, path });
    await recordChange(tx, { subject: "categories", id, from: null, to: { parentId, ...words } });
    pagesChanged(tx);
    return editableOf(rowOf(await readTree(tx), id));
  });
}

async function drawId(tx: Ctx): Promise<number> {
  const { rows } = await tx.db.execute<{ id: number }>(sql`select ${nextItemId} as id`);
  if (!rows[0]) throw new Error("a sequence has a next number");
  return rows[0].id;
}

/** Changes a category's words; CHANGED_ELSEWHERE where it is another version. For people with the scope `content`. */
export async function changeCategory(
  ctx: Ctx,
  id: number,
  { version, ...words }: CategoryWords & { version: number },
): Promise<EditableCategory> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    await lockCatalogue(tx);
    const tree = await readTree(tx);
    const row = rowOf(tree, id);
    if (row.version !== version) throw new Conflict("CHANGED_ELSEWHERE");
    const columns = columnsOf(words);
    requireFreeSlug(tree, row.parentId, { id, ...columns });
    await tx.db
      .update(categories)
      .set({ ...columns, version: version + 1 })
      .where(eq(categories.id, id));
    await recordChange(tx, { subject: "categories", id, from: wordsOf(row), to: words });
    pagesChanged(tx);
    return editableOf(rowOf(await readTree(tx), id));
  });
}

/** A slug follows its name unless it is written; without English words the Czech ones stand in. */
function columnsOf({ name, slug, description }: CategoryWords) {
  return {
    ...{ nameCs: name.cs, nameEn: name.en, descriptionCs: description.cs, descriptionEn: description.en },
    slugCs: slug.cs || slugOf(name.cs, "cs"),
    slugEn: slug.en || (name.en && slugOf(name.en, "en")),
  };
}
