import { chosenDepth, type NewsletterCategory } from "#contract/newsletter/newsletter.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { type CategoryRow, categoryTexts, readCategories } from "#server/features/catalogue/read-categories.ts";
import { newsletterCategories } from "./newsletter-categories.ts";

/** The categories that newsletters may be about, as a tree of four levels in the order of the catalogue. */
export async function listNewsletterCategories(ctx: Ctx, lang: Locale): Promise<NewsletterCategory[]> {
  const allowed = await newsletterCategories(ctx);
  const rows = [...(await readCategories(ctx)).values()].filter(
    ({ id, path }) => allowed.has(id) && path.length <= chosenDepth,
  );
  return branch(rows, null, lang);
}

function branch(rows: readonly CategoryRow[], parentId: number | null, lang: Locale): NewsletterCategory[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      id: row.id,
      name: categoryTexts(row, lang).name,
      subcategories: branch(rows, row.id, lang),
    }));
}
