import type { FastifyInstance } from "fastify";
import { sellerReportMessages } from "#contract/seller-reports/seller-report-messages.ts";
import { sellerReports } from "#contract/seller-reports/seller-reports.ts";
import { bind } from "#server/http/bind.ts";
import { bindFile } from "#server/http/bind-file.ts";
import { exportSellerTable } from "./export-seller-table.ts";
import { listSellerReport } from "./list-seller-report.ts";
import { discardMessage } from "./messages/discard-message.ts";
import { getReportHistory } from "./messages/list-messages.ts";
import { makeMessages } from "./messages/make-messages.ts";
import { getMessageFile } from "./messages/message-file.ts";
import { getOwnTaxDetails, saveOwnTaxDetails } from "./own-tax-details.ts";
import { getTaxDetails, setTaxDetails } from "./tax-details.ts";

/** The yearly report of sellers to the tax office: what sellers tell for it, and the back office of those who keep the site's money (scope finance). */
export function registerSellerReports(app: FastifyInstance): void {
  bind(app, sellerReports.ownDetails, async (ctx) => ({ data: await getOwnTaxDetails(ctx) }));
  bind(app, sellerReports.saveOwnDetails, async (ctx, { body }) => ({
    data: await saveOwnTaxDetails(ctx, body),
  }));
  bind(app, sellerReports.list, (ctx, { params, query }) => listSellerReport(ctx, { ...params, ...query }));
  bindFile(app, sellerReports.table, (ctx, { params }) => exportSellerTable(ctx, params.year));
  bind(app, sellerReports.details, async (ctx, { params }) => ({
    data: await getTaxDetails(ctx, params.id),
  }));
  bind(app, sellerReports.setDetails, async (ctx, { params, body }) => ({
    data: await setTaxDetails(ctx, params.id, body),
  }));
  registerMessages(app);
}

function registerMessages(app: FastifyInstance): void {
  bind(app, sellerReportMessages.list, async (ctx, { params }) => ({
    data: await getReportHistory(ctx, params.year),
  }));
  bind(app, sellerReportMessages.make, async (ctx, { params }) => ({
    data: await makeMessages(ctx, params.year),
  }));
  bindFile(app, sellerReportMessages.file, (ctx, { params }) => getMessageFile(ctx, params.id));
  bind(app, sellerReportMessages.discard, async (ctx, { params }) => ({
    data: await discardMessage(ctx, params.id),
  }));
}
