import { fixedInfoSlugs, infoPageIds } from "#contract/content/content.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { bothSlugs, cleanBoth } from "./both-languages.ts";
import { infoPages } from "./table.ts";

export interface NewInfoPage {
  readonly id: number;
  readonly position: number;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** Markup; forbidden tags are dropped before it is stored. */
  readonly body: LocalizedText;
  readonly showsOperator: boolean;
}

/** Adds an info page or changes the one with this id; its address follows its title. */
export async function storeInfoPage(ctx: Ctx, page: NewInfoPage): Promise<void> {
  const row = infoPageRow(page);
  await ctx.db
    .insert(infoPages)
    .values(row)
    .onConflictDoUpdate({ target: infoPages.id, set: { ...row, updatedAt: sql`now()` } });
}

export function infoPageRow(page: NewInfoPage): typeof infoPages.$inferInsert {
  return { ...page, slug: slugsOf(page), body: cleanBoth(page.body) };
}

function slugsOf({ id, title }: NewInfoPage): LocalizedText {
  if (id === infoPageIds.terms) return fixedInfoSlugs.terms;
  if (id === infoPageIds.privacy) return fixedInfoSlugs.privacy;
  return bothSlugs(title);
}
