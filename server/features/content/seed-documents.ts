import { readFile } from "node:fs/promises";
import { type Locale, locales } from "#contract/values/locale.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { siteDocuments } from "./site-documents.ts";
import { storeDocument } from "./store-document.ts";
import { documents, infoPages } from "./table.ts";
import { writeRtf } from "./write-rtf.ts";

/**
 * Adds the first documents to a fresh installation, which is one without info pages (these come next). A document that the
 * operator removes stays removed.
 */
export async function seedDocuments(ctx: Ctx): Promise<void> {
  await transaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('seed-documents'))`);
    if ((await tx.db.$count(documents)) + (await tx.db.$count(infoPages)) > 0) return;
    for (const [position, { file, fileName, title, description }] of siteDocuments.entries()) {
      const files = await Promise.all(
        locales.map(async (lang) => ({
          lang,
          fileName: fileName[lang],
          mediaType: "application/rtf",
          data: writeRtf(await readText(file, lang)),
        })),
      );
      await storeDocument(tx, { position, title, description, files });
    }
  });
}

function readText(file: string, lang: Locale): Promise<string> {
  return readFile(new URL(`documents/${file}.${lang}.txt`, import.meta.url), "utf8");
}
