import { chosenDepth, type NewsletterCategory } from "#contract/newsletter/newsletter.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import { inheritPolicy } from "#server/features/catalogue/policy-rules.ts";
import { type CategoryRow, categoryTexts, readCategories } from "#server/features/catalogue/read-categories.ts";

/** Categories that newsletters may show: without cigarettes and others that must not be advertised (rule T6). */
export async function newsletterCategories(ctx: Ctx): Promise<ReadonlySet<number>> {
  const rows = await readCategories(ctx);
  const allowed = [...rows.values()].filter(
    ({ path }) => inheritPolicy(path.map((id) => rows.get(id)?.policy ?? {})).newsletter,
  );
  return new Set(allowed.map(({ id }) => id));
}

/**
 * NL4: What must not be advertised (T6) can neither be chosen nor told of.
 *
 * The chosen ones without repeats; throws where one does not exist.
 */
export async function requireNewsletterCategories(
  ctx: Ctx,
  chosen: readonly number[],
  field = "selectedCategories",
): Promise<number[]> {
  const known = await newsletterCategories(ctx);
  if (chosen.some((id) => !known.has(id))) throw new Invalid({ [field]: ["field.choice"] });
  return [...new Set(chosen)].toSorted((a, b) => a - b);
}

/**
 * NL7: Categories are chosen on {chosenDepth} levels; what lies deeper belongs to the last of them.
 *
 * The categories that newsletters may be about, as a tree in the order of the catalogue.
 */
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
