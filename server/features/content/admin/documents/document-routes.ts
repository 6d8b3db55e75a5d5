import type { FastifyInstance } from "fastify";
import { documentAdmin } from "#contract/content/document-admin.ts";
import { putInOrder } from "#server/features/content/admin/put-in-order.ts";
import { documents } from "#server/features/content/table.ts";
import { readUploadedFile } from "#server/features/media/read-upload.ts";
import { withUploads } from "#server/features/media/with-uploads.ts";
import { bind } from "#server/http/bind.ts";
import { listEditableDocuments } from "./document-row.ts";
import { removeDocumentFile, setDocumentFile } from "./set-document-file.ts";
import { addDocument, changeDocument, removeDocument } from "./write-document.ts";

const ok = { data: { ok: true } } as const;

/** Documents to download, for the operator to keep. */
export async function registerDocumentAdmin(app: FastifyInstance): Promise<void> {
  bind(app, documentAdmin.list, async (ctx) => ({ data: await listEditableDocuments(ctx) }));
  bind(app, documentAdmin.add, async (ctx, { body }) => ({ data: await addDocument(ctx, body) }));
  bind(app, documentAdmin.change, async (ctx, { params, body }) => ({
    data: await changeDocument(ctx, params.id, body),
  }));
  bind(app, documentAdmin.order, async (ctx, { body }) => {
    await putInOrder(ctx, documents, body.ids, "document");
    return ok;
  });
  bind(app, documentAdmin.remove, async (ctx, { params, query }) => {
    await removeDocument(ctx, params.id, query);
    return ok;
  });
  await withUploads(app, (scope) => {
    bind(scope, documentAdmin.setFile, async (ctx, { params, query, request }) => ({
      data: await setDocumentFile(ctx, { ...params, ...query }, () => readUploadedFile(request, "DOCUMENT_UNREADABLE")),
    }));
  });
  bind(app, documentAdmin.removeFile, async (ctx, { params, query }) => ({
    data: await removeDocumentFile(ctx, { ...params, ...query }),
  }));
}
