import type { FastifyInstance } from "fastify";
import { sellerReports } from "#contract/payments/seller-reports.ts";
import { bind } from "#server/http/bind.ts";
import { bindFile } from "#server/http/bind-file.ts";
import { exportSellerReport, exportSellerTable } from "./export-seller-report.ts";
import { listSellerReport } from "./list-seller-report.ts";
import { getOwnTaxDetails, saveOwnTaxDetails } from "./own-tax-details.ts";
import { getTaxDetails, setTaxDetails } from "./tax-details.ts";

/** The yearly report of sellers to the tax office: what sellers tell for it, and the desk of those who keep the house's money (scope finance). */
export function registerSellerReports(app: FastifyInstance): void {
  bind(app, sellerReports.ownDetails, async (ctx) => ({ data: await getOwnTaxDetails(ctx) }));
  bind(app, sellerReports.saveOwnDetails, async (ctx, { body }) => ({
    data: await saveOwnTaxDetails(ctx, body),
  }));
  bind(app, sellerReports.list, (ctx, { params, query }) => listSellerReport(ctx, { ...params, ...query }));
  bindFile(app, sellerReports.table, (ctx, { params }) => exportSellerTable(ctx, params.year));
  bindFile(app, sellerReports.file, (ctx, { params }) => exportSellerReport(ctx, params.year));
  bind(app, sellerReports.details, async (ctx, { params }) => ({
    data: await getTaxDetails(ctx, params.id),
  }));
  bind(app, sellerReports.setDetails, async (ctx, { params, body }) => ({
    data: await setTaxDetails(ctx, params.id, body),
  }));
}
