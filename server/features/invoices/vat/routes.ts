import type { FastifyInstance } from "fastify";
import { vatMonths } from "#contract/invoices/vat-months.ts";
import { bind } from "#server/http/bind.ts";
import { bindFile } from "#server/http/bind-file.ts";
import { exportControlStatement } from "./export-control-statement.ts";
import { getVatMonth } from "./get-vat-month.ts";

/** Tax of a month for who keeps the books (scope finance). */
export function registerVatMonths(app: FastifyInstance): void {
  bind(app, vatMonths.get, async (ctx, { params }) => ({ data: await getVatMonth(ctx, params.month) }));
  bindFile(app, vatMonths.controlStatement, (ctx, { params, query }) =>
    exportControlStatement(ctx, params.month, query.form),
  );
}
