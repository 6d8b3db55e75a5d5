import type { LocalizedText } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { bothSlugs } from "./both-languages.ts";
import { blogCategories } from "./table.ts";

/** Adds a category of the blog. Returns its id. */
export async function storeBlogCategory(
  ctx: Ctx,
  { name, position }: { name: LocalizedText; position: number },
): Promise<number> {
  const [added] = await ctx.db
    .insert(blogCategories)
    .values({ name, position, slug: bothSlugs(name) })
    .returning({ id: blogCategories.id });
  if (!added) throw new Error("a category of the blog was not stored");
  return added.id;
}
