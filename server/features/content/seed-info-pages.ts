import { readFile } from "node:fs/promises";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sitePages } from "./site-pages.ts";
import { infoPageRow } from "./store-info-page.ts";
import { infoPages } from "./table.ts";

/**
 * SE3: Terms, privacy, bidding, fees, contact and about have fixed ids (1 to 6); seeding again keeps what the operator
 * wrote.
 *
 * Adds missing info pages, since forms and laws point to them; runs at every start, after the migrations.
 */
export async function seedInfoPages(ctx: Ctx): Promise<void> {
  for (const [position, { file, ...page }] of sitePages.entries()) {
    const body = { cs: await readPage(file, "cs"), en: await readPage(file, "en") };
    await ctx.db
      .insert(infoPages)
      .values(infoPageRow({ ...page, position, body }))
      .onConflictDoNothing();
  }
}

function readPage(file: string, lang: Locale): Promise<string> {
  return readFile(new URL(`pages/${file}.${lang}.html`, import.meta.url), "utf8");
}
