import type { FastifyInstance } from "fastify";
import { invoices } from "#contract/invoices/invoices.ts";
import { bind } from "#server/http/bind.ts";
import { answerWith } from "#server/http/file-answer.ts";
import { registerInvoiceAdmin } from "./admin/routes.ts";
import { getGuestInvoiceFile, getOwnInvoiceFile } from "./invoice-file.ts";
import { issueProforma } from "./issue-proforma.ts";
import { listGuestInvoices } from "./list-guest-invoices.ts";
import { listMyInvoices } from "./list-my-invoices.ts";
import { registerVatMonths } from "./vat/routes.ts";

export function registerInvoices(app: FastifyInstance): void {
  bind(app, invoices.mine, (ctx, { query }) => listMyInvoices(ctx, query));
  bind(app, invoices.file, async (ctx, { params, query }) => {
    return answerWith(await getOwnInvoiceFile(ctx, params.id, query.form));
  });
  bind(app, invoices.ofGuest, async (ctx, { params }) => ({ data: await listGuestInvoices(ctx, params) }));
  bind(app, invoices.fileOfGuest, async (ctx, { params: { invoice, ...order }, query }) =>
    answerWith(await getGuestInvoiceFile(ctx, { order, id: invoice, form: query.form })),
  );
  bind(app, invoices.proforma, async (ctx, { params }) => ({ data: await issueProforma(ctx, params.id) }));
  registerInvoiceAdmin(app);
  registerVatMonths(app);
}
