import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { documentFiles } from "./table.ts";

/** The file of a document in a language; null where there is none. */
export async function findDocumentFile(
  ctx: Ctx,
  documentId: number,
  lang: Locale,
): Promise<typeof documentFiles.$inferSelect | null> {
  const [file] = await ctx.db
    .select()
    .from(documentFiles)
    .where(and(eq(documentFiles.documentId, documentId), eq(documentFiles.lang, lang)));
  return file ?? null;
}
