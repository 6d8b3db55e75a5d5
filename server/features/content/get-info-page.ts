import type { InfoPage } from "#contract/content/content.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { showMarkup } from "./show-markup.ts";
import { infoPages } from "./table.ts";

export async function getInfoPage(ctx: Ctx, id: number, lang: Locale): Promise<InfoPage> {
  const [row] = await ctx.db.select().from(infoPages).where(eq(infoPages.id, id));
  if (!row) throw new NotFound();
  const { slug, title, description, body, showsOperator } = row;
  return {
    id,
    ...inLanguage({ slug, title, description }, lang),
    ...(await showMarkup(ctx, inLanguage(body, lang), body.en ? lang : "cs")),
    slugs: { cs: inLanguage(slug, "cs"), en: inLanguage(slug, "en") },
    updatedAt: row.updatedAt.toISOString(),
    showsOperator,
  };
}
