import type { DocumentBody, EditableDocument } from "#contract/content/document-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { nextPosition } from "#server/features/content/admin/put-in-order.ts";
import { storeDocument } from "#server/features/content/store-document.ts";
import { documents } from "#server/features/content/table.ts";
import { refuseOtherThanSeen, type Seen } from "#server/refuse-other-than-seen.ts";
import { lockDocument, readEditableDocument, writtenOf } from "./document-row.ts";

/** Adds a document at the end, without files at first. For people with the scope `content`. */
export async function addDocument(ctx: Ctx, body: DocumentBody): Promise<EditableDocument> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    const position = await nextPosition(tx, documents);
    const id = await storeDocument(tx, { ...body, position, files: [] });
    await recordChange(tx, { subject: "document", id, from: null, to: body });
    pagesChanged(tx);
    return readEditableDocument(tx, id);
  });
}

/** Changes a document's words over the version that its writer has seen. For people with the scope `content`. */
export async function changeDocument(
  ctx: Ctx,
  id: number,
  { version, ...body }: DocumentBody & { version: string },
): Promise<EditableDocument> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    const row = await lockDocument(tx, id);
    if (row.updatedAt.toISOString() !== version) throw new Conflict("CHANGED_ELSEWHERE");
    await tx.db
      .update(documents)
      .set({ ...body, updatedAt: sql`now()` })
      .where(eq(documents.id, id));
    await recordChange(tx, { subject: "document", id, from: writtenOf(row), to: body });
    pagesChanged(tx);
    return readEditableDocument(tx, id);
  });
}

/** Removes a document with its files, as it was seen (CHANGED_ELSEWHERE). For people with the scope `content`. */
export async function removeDocument(ctx: Ctx, id: number, seen: Seen): Promise<void> {
  requireScope(ctx, "content");
  await transaction(ctx, async (tx) => {
    const row = await lockDocument(tx, id);
    refuseOtherThanSeen(row, seen);
    await tx.db.delete(documents).where(eq(documents.id, id));
    await recordChange(tx, { subject: "document", id, from: writtenOf(row), to: null });
    pagesChanged(tx);
  });
}
