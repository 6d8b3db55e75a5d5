import type { DocumentBody, EditableDocument } from "#contract/content/document-admin.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { asc, eq, type SQL, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { documentAddress } from "#server/features/content/document-address.ts";
import { documentFiles, documents } from "#server/features/content/table.ts";

export type DocumentRow = typeof documents.$inferSelect;

/** All documents in their order, with their files. For people with the scope `content`. */
export async function listEditableDocuments(ctx: Ctx): Promise<EditableDocument[]> {
  requireScope(ctx, "content");
  return readEditable(ctx);
}

export async function readEditableDocument(ctx: Ctx, id: number): Promise<EditableDocument> {
  const [document] = await readEditable(ctx, eq(documents.id, id));
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

async function readEditable(ctx: Ctx, where?: SQL): Promise<EditableDocument[]> {
  const rows = await ctx.db.select().from(documents).where(where).orderBy(asc(documents.position), asc(documents.id));
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
