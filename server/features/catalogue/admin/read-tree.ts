import type { EditableCategory } from "#contract/catalogue/category-admin.ts";
import type { CategoryPolicy } from "#contract/catalogue/category-policy.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { categoryOrder } from "#server/features/catalogue/read-categories.ts";
import { slugOf } from "#server/features/catalogue/slugs.ts";

/** A category as it is stored now. */
export interface TreeRow extends Record<string, unknown> {
  readonly id: number;
  readonly parentId: number | null;
  readonly path: readonly number[];
  readonly nameCs: string;
  readonly nameEn: string;
  readonly slugCs: string;
  readonly slugEn: string;
  readonly descriptionCs: string;
  readonly descriptionEn: string;
  readonly policy: CategoryPolicy;
  readonly version: number;
  readonly policyVersion: number;
  /** Listings and products in it, in any state. */
  readonly listings: number;
}

/** The whole tree as it is stored, siblings in the order of showing. */
export async function readTree(ctx: Ctx): Promise<TreeRow[]> {
  const { rows } = await ctx.db.execute<TreeRow>(sql`
    select id, parent_id as "parentId", path, name_cs as "nameCs", name_en as "nameEn", slug_cs as "slugCs",
      slug_en as "slugEn", description_cs as "descriptionCs", description_en as "descriptionEn", policy, version, policy_version as "policyVersion",
      coalesce(lying.count, 0) as listings
    from categories left join (select category_id, count(*) as count from listings group by 1) lying
      on lying.category_id = categories.id
    order by ${categoryOrder}`);
  return rows;
}

/** The category of this number, or 404. */
export function rowOf(tree: readonly TreeRow[], id: number): TreeRow {
  const row = tree.find((each) => each.id === id);
  if (!row) throw new NotFound();
  return row;
}

/** Each category followed by those below it. */
export function inTreeOrder(tree: readonly TreeRow[], parentId: number | null = null): TreeRow[] {
  return tree.filter((row) => row.parentId === parentId).flatMap((row) => [row, ...inTreeOrder(tree, row.id)]);
}

/** A category as its back office shows it. */
export function editableOf(row: TreeRow): EditableCategory {
  const { id, parentId, listings, version } = row;
  return {
    ...{ id, parentId, path: [...row.path], listings, version, ...wordsOf(row) },
    address: { cs: row.slugCs, en: row.slugEn || row.slugCs },
    isFirst: isFirst(row),
  };
}

/** What is written of a category; a slug that follows the name is empty. */
export function wordsOf({ nameCs, nameEn, slugCs, slugEn, descriptionCs, descriptionEn }: TreeRow) {
  return {
    name: { cs: nameCs, en: nameEn },
    slug: {
      cs: slugCs === slugOf(nameCs, "cs") ? "" : slugCs,
      en: nameEn !== "" && slugEn === slugOf(nameEn, "en") ? "" : slugEn,
    },
    description: { cs: descriptionCs, en: descriptionEn },
  };
}

/** Rum and whisky keep their place below spirits (rule T1). */
function isFirst({ id, parentId }: TreeRow): boolean {
  return parentId === 1 && (id === 2 || id === 3);
}
