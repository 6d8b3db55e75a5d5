import type { CategoryDetail, CategoryLink } from "#contract/catalogue/catalogue.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { NotFound } from "#server/errors.ts";
import { policyOf } from "./policy-of.ts";
import { categoryLinkOf, categoryTexts, readCategories } from "./read-categories.ts";

/** One category with the way down to it. */
export async function getCategory(ctx: Ctx, id: number, lang: Locale): Promise<CategoryDetail> {
  const row = (await readCategories(ctx)).get(id);
  if (!row) throw new NotFound();
  return {
    id,
    ...categoryTexts(row, lang),
    path: await findCategoryPath(ctx, id, lang),
    properties: (await policyOf(ctx, id)).properties,
    slugs: { cs: categoryTexts(row, "cs").slug, en: categoryTexts(row, "en").slug },
  };
}

/** From the top category down to this one, itself included; empty where there is no such category. */
export async function findCategoryPath(ctx: Ctx, id: number, lang: Locale): Promise<CategoryLink[]> {
  const rows = await readCategories(ctx);
  return (rows.get(id)?.path ?? []).flatMap((step) => {
    const row = rows.get(step);
    return row ? [categoryLinkOf(row, lang)] : [];
  });
}
