import type { WatchedFilters } from "#contract/listings/watched-searches.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { eq, inArray } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { categoryTexts, readCategories } from "#server/features/catalogue/read-categories.ts";
import { brands } from "#server/features/catalogue/table.ts";

/** A watched search in a few words: what is sought, else whose, else of which brand or where; null where only other filters say it. */
export async function searchName(
  ctx: Ctx,
  { q, seller, brand = [], categories = [] }: WatchedFilters,
  lang: Locale,
): Promise<string | null> {
  if (q) return q;
  if (seller !== undefined) {
    const [found] = await ctx.db.select({ username: users.username }).from(users).where(eq(users.id, seller));
    if (found) return found.username;
  }
  const named =
    brand.length > 0
      ? await ctx.db
          .select()
          .from(brands)
          .where(inArray(brands.id, brand.map(Number)))
      : [];
  const known = await readCategories(ctx);
  const places = categories.flatMap((id) => {
    const category = known.get(id);
    return category ? [categoryTexts(category, lang).name] : [];
  });
  const names = [...named.map(({ name }) => name), ...places];
  return names.length > 0 ? names.join(", ") : null;
}
