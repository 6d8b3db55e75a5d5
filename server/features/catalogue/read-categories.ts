import type { CategoryPolicy } from "#contract/catalogue/category-policy.ts";
import { defaultLocale, type Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { remembered } from "#server/remembered.ts";

/** A category as it is stored; `path` are the ids from the top down to this one. */
export interface CategoryRow extends Record<string, unknown> {
  readonly id: number;
  readonly parentId: number | null;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly slugCs: string;
  readonly slugEn: string;
  readonly descriptionCs: string;
  readonly descriptionEn: string;
  readonly policy: CategoryPolicy;
  readonly path: readonly number[];
}

const ttlMs = 5_000;

/** The order of showing: under the first top category, 2 and 3 come first, in this order (rule T1). */
export const categoryOrder = sql`depth, case when parent_id = 1 and id in (2, 3) then id - 4 else 0 end, position, id`;

/** All categories by id in the order of showing, at most five seconds old. */
export function readCategories(ctx: Ctx): Promise<ReadonlyMap<number, CategoryRow>> {
  return remembered(ctx, "categories", ttlMs, async () => {
    const { rows } = await ctx.db.execute<CategoryRow>(sql`
      select id, parent_id as "parentId", name_cs as "nameCs", name_en as "nameEn", slug_cs as "slugCs",
        slug_en as "slugEn", description_cs as "descriptionCs", description_en as "descriptionEn", policy, path
      from categories
      order by ${categoryOrder}`);
    return new Map(rows.map((row) => [row.id, row]));
  });
}

/** Name, slug and description in one language; Czech where the other is empty. */
export function categoryTexts(row: CategoryRow, lang: Locale) {
  const [name, slug, description] =
    lang === defaultLocale
      ? [row.nameCs, row.slugCs, row.descriptionCs]
      : [row.nameEn || row.nameCs, row.slugEn || row.slugCs, row.descriptionEn || row.descriptionCs];
  return { name, slug, description };
}

/** The category as other answers link to it. */
export function categoryLinkOf(row: CategoryRow, lang: Locale) {
  const { name, slug } = categoryTexts(row, lang);
  return { id: row.id, slug, name };
}
