import type { FastifyInstance } from "fastify";
import { invoiceDesk } from "#contract/payments/invoice-desk.ts";
import { bind } from "#server/http/bind.ts";
import { bindFile } from "#server/http/bind-file.ts";
import { answerWith } from "#server/http/file-answer.ts";
import { getInvoiceFileAsFinance } from "../invoice-file.ts";
import { exportDocumentArchive, exportDocumentTable } from "./export-documents.ts";
import { listDocuments } from "./list-documents.ts";

/** All issued documents, for those who keep the house's money (scope finance). */
export function registerInvoiceDesk(app: FastifyInstance): void {
  bind(app, invoiceDesk.list, (ctx, { query }) => listDocuments(ctx, query));
  bind(app, invoiceDesk.file, async (ctx, { params, query }) =>
    answerWith(await getInvoiceFileAsFinance(ctx, params.id, query.form)),
  );
  bindFile(app, invoiceDesk.table, (ctx, { query }) => exportDocumentTable(ctx, query));
  bindFile(app, invoiceDesk.archive, (ctx, { query }) => exportDocumentArchive(ctx, query));
}
