import type { FastifyInstance } from "fastify";
import { handDocuments } from "#contract/invoices/hand-documents.ts";
import { invoiceAdmin } from "#contract/invoices/invoice-admin.ts";
import { issuedDocuments } from "#contract/invoices/issued-documents.ts";
import { bind } from "#server/http/bind.ts";
import { bindFile } from "#server/http/bind-file.ts";
import { answerWith } from "#server/http/file-answer.ts";
import { getInvoiceFileAsFinance } from "../invoice-file.ts";
import { exportBooks, exportDocumentArchive, exportDocumentTable } from "./export-documents.ts";
import { getDocument } from "./get-document.ts";
import { issueByHand } from "./issue-by-hand.ts";
import { listDocuments } from "./list-documents.ts";
import { replaceDocument } from "./replace-document.ts";
import { sendDocument } from "./send-document.ts";

/** All issued documents, for those who keep the site's money (scope finance). */
export function registerInvoiceAdmin(app: FastifyInstance): void {
  bind(app, invoiceAdmin.list, (ctx, { query }) => listDocuments(ctx, query));
  bind(app, invoiceAdmin.file, async (ctx, { params, query }) =>
    answerWith(await getInvoiceFileAsFinance(ctx, params.id, query.form)),
  );
  bind(app, issuedDocuments.get, async (ctx, { params }) => ({ data: await getDocument(ctx, params.id) }));
  bind(app, issuedDocuments.replace, async (ctx, { params, body }) => ({
    data: { id: await replaceDocument(ctx, params.id, body) },
  }));
  bind(app, handDocuments.issue, async (ctx, { body, headers }) => ({
    data: { id: await issueByHand(ctx, body, headers["idempotency-key"]) },
  }));
  bind(app, issuedDocuments.send, async (ctx, { params }) => {
    await sendDocument(ctx, params.id);
    return { data: { ok: true as const } };
  });
  bindFile(app, invoiceAdmin.table, (ctx, { query }) => exportDocumentTable(ctx, query));
  bindFile(app, invoiceAdmin.pohoda, (ctx, { query }) => exportBooks(ctx, query, "pohoda"));
  bindFile(app, invoiceAdmin.money, (ctx, { query }) => exportBooks(ctx, query, "money-s3"));
  bindFile(app, invoiceAdmin.archive, (ctx, { query }) => exportDocumentArchive(ctx, query));
}
