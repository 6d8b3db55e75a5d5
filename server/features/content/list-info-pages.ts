import type { InfoPageLink } from "#contract/content/content.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { asc } from "#server/db/query.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { infoPages } from "./table.ts";

/** All info pages in the operator's order. */
export async function listInfoPages(ctx: Ctx, lang: Locale): Promise<InfoPageLink[]> {
  const rows = await ctx.db
    .select({ id: infoPages.id, slug: infoPages.slug, title: infoPages.title })
    .from(infoPages)
    .orderBy(asc(infoPages.position), asc(infoPages.id));
  return rows.map(({ id, slug, title }) => ({ id, ...inLanguage({ slug, title }, lang) }));
}
