import type { FastifyInstance } from "fastify";
import { documentDesk } from "#contract/content/document-desk.ts";
import { putInOrder } from "#server/features/content/desk/put-in-order.ts";
import { documents } from "#server/features/content/table.ts";
import { readUploadedFile } from "#server/features/media/read-upload.ts";
import { withUploads } from "#server/features/media/with-uploads.ts";
import { bind } from "#server/http/bind.ts";
import { listKeptDocuments } from "./document-row.ts";
import { removeDocumentFile, setDocumentFile } from "./set-document-file.ts";
import { addDocument, changeDocument, removeDocument } from "./write-document.ts";

const ok = { data: { ok: true } } as const;

/** Documents to download, for the operator to keep. */
export async function registerDocumentDesk(app: FastifyInstance): Promise<void> {
  bind(app, documentDesk.list, async (ctx) => ({ data: await listKeptDocuments(ctx) }));
  bind(app, documentDesk.add, async (ctx, { body }) => ({ data: await addDocument(ctx, body) }));
  bind(app, documentDesk.change, async (ctx, { params, body }) => ({
    data: await changeDocument(ctx, params.id, body),
  }));
  bind(app, documentDesk.order, async (ctx, { body }) => {
    await putInOrder(ctx, documents, body.ids, "document");
    return ok;
  });
  bind(app, documentDesk.remove, async (ctx, { params, query }) => {
    await removeDocument(ctx, params.id, query);
    return ok;
  });
  await withUploads(app, (scope) => {
    bind(scope, documentDesk.setFile, async (ctx, { params, query, request }) => ({
      data: await setDocumentFile(ctx, { ...params, ...query }, () =>
        readUploadedFile(request, "DOCUMENT_UNREADABLE"),
      ),
    }));
  });
  bind(app, documentDesk.removeFile, async (ctx, { params, query }) => ({
    data: await removeDocumentFile(ctx, { ...params, ...query }),
  }));
}
