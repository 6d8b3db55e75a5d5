import type { FastifyInstance } from "fastify";
import { invoiceAdmin } from "#contract/invoices/invoice-admin.ts";
import { bind } from "#server/http/bind.ts";
import { bindFile } from "#server/http/bind-file.ts";
import { answerWith } from "#server/http/file-answer.ts";
import { getInvoiceFileAsFinance } from "../invoice-file.ts";
import { exportDocumentArchive, exportDocumentTable } from "./export-documents.ts";
import { listDocuments } from "./list-documents.ts";

/** All issued documents, for those who keep the site's money (scope finance). */
export function registerInvoiceAdmin(app: FastifyInstance): void {
  bind(app, invoiceAdmin.list, (ctx, { query }) => listDocuments(ctx, query));
  bind(app, invoiceAdmin.file, async (ctx, { params, query }) =>
    answerWith(await getInvoiceFileAsFinance(ctx, params.id, query.form)),
  );
  bindFile(app, invoiceAdmin.table, (ctx, { query }) => exportDocumentTable(ctx, query));
  bindFile(app, invoiceAdmin.archive, (ctx, { query }) => exportDocumentArchive(ctx, query));
}
