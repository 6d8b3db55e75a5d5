import type { FastifyInstance } from "fastify";
import { cases } from "#contract/deals/cases.ts";
import { dealAdmin } from "#contract/deals/deal-admin.ts";
import { deals } from "#contract/deals/deals.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { readUpload } from "#server/features/media/read-upload.ts";
import { withUploads } from "#server/features/media/with-uploads.ts";
import { bind } from "#server/http/bind.ts";
import { bindFile } from "#server/http/bind-file.ts";
import { tableOfDeals } from "./admin/deal-table.ts";
import { getAdminDeal } from "./admin/get-admin-deal.ts";
import { listAdminDeals } from "./admin/list-admin-deals.ts";
import { addCasePhotograph } from "./cases/add-case-photograph.ts";
import { answerCase } from "./cases/answer-case.ts";
import { tableOfCases } from "./cases/case-table.ts";
import { decideCase } from "./cases/decide-case.ts";
import { exportCasePictures } from "./cases/export-case-pictures.ts";
import { fileNonPayment, reportProblem } from "./cases/file-case.ts";
import { getCase, listCases } from "./cases/list-cases.ts";
import { chooseDelivery } from "./choose-delivery.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { confirmReceipt } from "./confirm-receipt.ts";
import { openDealConversation } from "./deal-conversation.ts";
import { declineShipping } from "./decline-shipping.ts";
import { getDeal } from "./get-deal.ts";
import { listMoneyMonths } from "./list-money-months.ts";
import { listMyDeals } from "./list-my-deals.ts";
import { markSent } from "./mark-sent.ts";
import { markDelivered } from "./protection/mark-delivered.ts";
import { openDealOrder } from "./protection/open-deal-order.ts";
import { sayPaid } from "./say-paid.ts";
import { setShipping } from "./set-shipping.ts";
import { undoDispatch } from "./undo-dispatch.ts";
import { undoPayment } from "./undo-payment.ts";

const seen = async (ctx: Ctx, id: number) => ({ data: await getDeal(ctx, id, ctx.locale) });

/** The deal after a sale: each step answers with the deal as its side now sees it. */
export async function registerDeals(app: FastifyInstance): Promise<void> {
  await withUploads(app, bindPhotographs);
  bind(app, deals.list, (ctx, { query }) => listMyDeals(ctx, query));
  bind(app, deals.months, async (ctx) => ({ data: await listMoneyMonths(ctx) }));
  bind(app, deals.get, async (ctx, { params, query }) => ({
    data: await getDeal(ctx, params.id, query.lang),
  }));
  bind(app, deals.setShipping, async (ctx, { params, body }) => {
    await setShipping(ctx, params.id, toMinor(body.amount));
    return seen(ctx, params.id);
  });
  bind(app, deals.declineShipping, async (ctx, { params }) => {
    await declineShipping(ctx, params.id);
    return seen(ctx, params.id);
  });
  bind(app, deals.chooseDelivery, async (ctx, { params, body }) => {
    await chooseDelivery(ctx, params.id, body);
    return seen(ctx, params.id);
  });
  bind(app, deals.sayPaid, async (ctx, { params, body }) => {
    await sayPaid(ctx, params.id, body.reference);
    return seen(ctx, params.id);
  });
  bind(app, deals.confirmPayment, async (ctx, { params }) => {
    await confirmPayment(ctx, params.id);
    return seen(ctx, params.id);
  });
  bind(app, deals.undoPayment, async (ctx, { params }) => {
    await undoPayment(ctx, params.id);
    return seen(ctx, params.id);
  });
  bind(app, deals.markSent, async (ctx, { params, body }) => {
    await markSent(ctx, params.id, body);
    return seen(ctx, params.id);
  });
  bind(app, deals.undoDispatch, async (ctx, { params }) => {
    await undoDispatch(ctx, params.id);
    return seen(ctx, params.id);
  });
  bind(app, deals.openOrder, async (ctx, { params }) => {
    const { id, hash } = await openDealOrder(ctx, params.id);
    return { data: { id, hash } };
  });
  bind(app, deals.markDelivered, async (ctx, { params }) => {
    await markDelivered(ctx, params.id);
    return seen(ctx, params.id);
  });
  bind(app, deals.confirmReceipt, async (ctx, { params }) => {
    await confirmReceipt(ctx, params.id);
    return seen(ctx, params.id);
  });
  bind(app, deals.openConversation, async (ctx, { params }) => ({
    data: { id: await openDealConversation(ctx, params.id) },
  }));
  bind(app, cases.fileNonPayment, async (ctx, { params, body }) => {
    await fileNonPayment(ctx, params.id, body.note);
    return seen(ctx, params.id);
  });
  bind(app, cases.reportProblem, async (ctx, { params, body }) => {
    await reportProblem(ctx, params.id, body);
    return seen(ctx, params.id);
  });
  bind(app, cases.answer, async (ctx, { params, body }) => {
    await answerCase(ctx, params.id, body.note);
    return seen(ctx, params.id);
  });
  registerAdmin(app);
}

function bindPhotographs(app: FastifyInstance): void {
  bind(app, cases.addPhotograph, async (ctx, { params, request }) => {
    await addCasePhotograph(ctx, params.id, () => readUpload(request));
    return seen(ctx, params.id);
  });
}

function registerAdmin(app: FastifyInstance): void {
  bind(app, dealAdmin.list, (ctx, { query }) => listAdminDeals(ctx, query));
  bind(app, dealAdmin.table, async (ctx, { query }) => ({ data: await tableOfDeals(ctx, query) }));
  bind(app, dealAdmin.get, async (ctx, { params }) => ({ data: await getAdminDeal(ctx, params.id) }));
  bind(app, cases.list, (ctx, { query }) => listCases(ctx, query));
  bind(app, cases.table, async (ctx, { query }) => ({ data: await tableOfCases(ctx, query) }));
  bindFile(app, cases.pictures, (ctx, { params }) => exportCasePictures(ctx, params.id));
  bind(app, cases.get, async (ctx, { params }) => ({ data: await getCase(ctx, params.id) }));
  bind(app, cases.decide, async (ctx, { params, body }) => {
    await decideCase(ctx, params.id, body);
    return { data: await getCase(ctx, params.id) };
  });
}
