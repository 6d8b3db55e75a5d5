import type { FastifyInstance } from "fastify";
import { invoices } from "#contract/payments/invoices.ts";
import { bind } from "#server/http/bind.ts";
import { getOwnInvoiceFile } from "./invoice-file.ts";
import { issueProforma } from "./issue-proforma.ts";
import { listMyInvoices } from "./list-my-invoices.ts";

export function registerInvoices(app: FastifyInstance): void {
  bind(app, invoices.mine, (ctx, { query }) => listMyInvoices(ctx, query));
  bind(app, invoices.file, async (ctx, { params, query }) => {
    const { name, type, data } = await getOwnInvoiceFile(ctx, params.id, query.form);
    return { data: { name, type, base64: data.toString("base64") } };
  });
  bind(app, invoices.proforma, async (ctx, { params }) => ({ data: await issueProforma(ctx, params.id) }));
}
