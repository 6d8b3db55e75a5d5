import type { EditableDocument } from "#contract/content/document-admin.ts";
import type { Locale } from "#contract/values/locale.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { and, eq, sql } from "#server/db/query.ts";
import { Conflict, Invalid, NotFound } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { documentFiles } from "#server/features/content/table.ts";
import type { Upload } from "#server/features/media/read-upload.ts";
import { withUploadPlace } from "#server/features/media/upload-limits.ts";
import { nameDocumentFile } from "./document-file-rules.ts";
import { lockDocument, readEditableDocument } from "./document-row.ts";

interface Which {
  readonly id: number;
  readonly lang: Locale;
}

/** When the file that its writer has seen was stored (ISO 8601); empty: there was none. */
interface SeenFile {
  readonly seen: string;
}

/**
 * Gives a document its file in one language, in place of the one before. `read` gives the upload: it is called only when there is a
 * document and room for it. For people with the scope `content`.
 */
export async function setDocumentFile(
  ctx: Ctx,
  { id, lang, seen }: Which & SeenFile,
  read: () => Promise<Upload>,
): Promise<EditableDocument> {
  const { userId } = requireScope(ctx, "content");
  await readEditableDocument(ctx, id);
  return withUploadPlace(userId, async () => {
    const upload = await read();
    const named = nameDocumentFile(upload.fileName);
    if (!named) throw new Invalid({ image: ["DOCUMENT_TYPE"] }, "DOCUMENT_TYPE");
    if (upload.data.length === 0) throw new Invalid({ image: ["DOCUMENT_EMPTY"] }, "DOCUMENT_EMPTY");
    const file = { ...named, data: upload.data };
    return transaction(ctx, async (tx) => {
      await lockDocument(tx, id);
      const before = await findSeen(tx, { id, lang, seen });
      await tx.db
        .insert(documentFiles)
        .values({ documentId: id, lang, ...file, updatedAt: sql`now()` })
        .onConflictDoUpdate({
          target: [documentFiles.documentId, documentFiles.lang],
          set: { ...file, updatedAt: sql`now()` },
        });
      const to = { fileName: named.fileName, bytes: upload.data.length };
      await recordChange(tx, { subject: "document", id: `${id}/${lang}`, from: before, to });
      pagesChanged(tx);
      return readEditableDocument(tx, id);
    });
  });
}

/** Takes a document's file in one language away; visitors get the Czech one then, and without it no document. */
export async function removeDocumentFile(ctx: Ctx, { id, lang, seen }: Which & SeenFile): Promise<EditableDocument> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    await lockDocument(tx, id);
    const before = await findSeen(tx, { id, lang, seen });
    if (!before) throw new NotFound();
    await tx.db.delete(documentFiles).where(ofFile({ id, lang }));
    await recordChange(tx, { subject: "document", id: `${id}/${lang}`, from: before, to: null });
    pagesChanged(tx);
    return readEditableDocument(tx, id);
  });
}

const ofFile = ({ id, lang }: Which) => and(eq(documentFiles.documentId, id), eq(documentFiles.lang, lang));

/** What is there now, as the audit names it; CHANGED_ELSEWHERE where it is not what was seen. */
async function findSeen(tx: Ctx, { seen, ...which }: Which & SeenFile) {
  const [file] = await tx.db
    .select({
      fileName: documentFiles.fileName,
      bytes: sql<number>`length(${documentFiles.data})`,
      updatedAt: documentFiles.updatedAt,
    })
    .from(documentFiles)
    .where(ofFile(which));
  if ((file?.updatedAt.toISOString() ?? "") !== seen) throw new Conflict("CHANGED_ELSEWHERE");
  return file ? { fileName: file.fileName, bytes: file.bytes } : null;
}
