import { sql } from "drizzle-orm";
import { infoPageIds } from "#contract/content.ts";
import type { LocalizedText } from "#contract/locale.ts";
import type { Ctx } from "#server/context.ts";
import { bothSlugs, cleanBoth } from "./both-languages.ts";
import { infoPages } from "./table.ts";

export interface NewInfoPage {
  readonly id: number;
  readonly position: number;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  /** Markup; what may not stand in it is dropped before it is stored. */
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

/** What is stored of an info page. */
export function infoPageRow(page: NewInfoPage): typeof infoPages.$inferInsert {
  return { ...page, slug: slugsOf(page), body: cleanBoth(page.body) };
}

/** The two addresses that the specification names stay, whatever their pages are called (section 2). */
const fixedSlugs: Readonly<Record<number, LocalizedText>> = {
  [infoPageIds.terms]: { cs: "obchodni-podminky", en: "terms" },
  [infoPageIds.privacy]: { cs: "gdpr", en: "gdpr" },
};

function slugsOf({ id, title }: NewInfoPage): LocalizedText {
  return fixedSlugs[id] ?? bothSlugs(title);
}
