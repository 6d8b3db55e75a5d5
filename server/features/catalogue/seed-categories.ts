import { maxCategoryDepth } from "#contract/catalogue/tree-rules.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { placedCategories } from "./category-tree.ts";
import { lockCatalogue } from "./lock-catalogue.ts";
import { slugOf } from "./slugs.ts";

/** Listings and products get ids above this one; the tree's own ids lie below. */
const lastSeededId = 1_000;

/**
 * Adds the missing categories of the tree under their fixed ids; runs at every start, after the migrations. Existing ones
 * stay as the operator made them, those taken away stay away, and the shared sequence is moved past the tree's ids once.
 */
export async function seedCategories(ctx: Ctx): Promise<void> {
  const rows = placedCategories().map((category) => ({
    ...category,
    slugCs: slugOf(category.name.cs, "cs"),
    slugEn: slugOf(category.name.en, "en"),
  }));
  await transaction(ctx, async (tx) => {
    await lockCatalogue(tx);
    for (let depth = 1; depth <= maxCategoryDepth; depth++) {
      const level = rows.filter((row) => row.depth === depth);
      // The path comes from the parent's row, which the operator may have moved since.
      await tx.db.execute(sql`
        insert into categories (id, parent_id, depth, position, name_cs, name_en, slug_cs, slug_en,
          description_cs, description_en, policy, path)
        select s.id, s."parentId", coalesce(parent.depth, 0) + 1, s.position, s.name->>'cs', s.name->>'en', s."slugCs", s."slugEn",
          s.description->>'cs', s.description->>'en', s.policy, coalesce(parent.path, '{}') || s.id
        from jsonb_to_recordset(${JSON.stringify(level)}::jsonb) as s(id int8, "parentId" int8, position int,
          path int8[], name jsonb, "slugCs" text, "slugEn" text, description jsonb, policy jsonb)
        left join categories parent on parent.id = s."parentId"
        where (s."parentId" is null or parent.depth < ${maxCategoryDepth})
          and not exists (select from removed_categories removed where removed.id = any (s.path))
        on conflict do nothing`);
    }
    await tx.db.execute(
      sql`select setval('item_ids', ${lastSeededId}) from item_ids where last_value < ${lastSeededId}`,
    );
  });
}
