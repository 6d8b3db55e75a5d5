import type { Ctx } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import { inheritPolicy } from "#server/features/catalogue/policy-rules.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";

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
