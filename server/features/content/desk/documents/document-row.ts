import type { DocumentBody, KeptDocument } from "#contract/content/document-desk.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { asc, eq, type SQL, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { documentAddress } from "#server/features/content/document-address.ts";
import { documentFiles, documents } from "#server/features/content/table.ts";

export type DocumentRow = typeof documents.$inferSelect;

/** All documents in their order, with their files. For people with the scope `content`. */
export async function listKeptDocuments(ctx: Ctx): Promise<KeptDocument[]> {
  requireScope(ctx, "content");
  return readKept(ctx);
}

export async function readKeptDocument(ctx: Ctx, id: number): Promise<KeptDocument> {
  const [document] = await readKept(ctx, eq(documents.id, id));
  if (!document) throw new NotFound();
  return document;
}

/** The document, locked until the transaction ends. */
export async function lockDocument(tx: Ctx, id: number): Promise<DocumentRow> {
  const [row] = await tx.db.select().from(documents).where(eq(documents.id, id)).for("update");
  if (!row) throw new NotFound();
  return row;
}

/** What of a document its operator writes. */
export const writtenOf = ({ title, description }: DocumentRow): DocumentBody => ({ title, description });

async function readKept(ctx: Ctx, where?: SQL): Promise<KeptDocument[]> {
  const rows = await ctx.db
    .select()
    .from(documents)
    .where(where)
    .orderBy(asc(documents.position), asc(documents.id));
  const files = await ctx.db
    .select({
      documentId: documentFiles.documentId,
      lang: documentFiles.lang,
      fileName: documentFiles.fileName,
      bytes: sql<number>`length(${documentFiles.data})`,
      updatedAt: documentFiles.updatedAt,
    })
    .from(documentFiles)
    .orderBy(asc(documentFiles.lang));
  return rows.map((row) => ({
    id: row.id,
    ...writtenOf(row),
    files: files
      .filter(({ documentId }) => documentId === row.id)
      .map(({ lang, fileName, bytes, updatedAt }) => ({
        ...{ lang, fileName, bytes },
        href: documentAddress(row.id, lang, fileName),
        updatedAt: updatedAt.toISOString(),
      })),
    version: row.updatedAt.toISOString(),
  }));
}
