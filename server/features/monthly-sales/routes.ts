import type { FastifyInstance } from "fastify";
import { monthlySales } from "#contract/listings/monthly-sales.ts";
import { saleDesk } from "#contract/listings/sale-desk.ts";
import { bind } from "#server/http/bind.ts";
import { getDeskSale } from "./desk/get-desk-sale.ts";
import { listDeskSales } from "./desk/list-desk-sales.ts";
import { listSaleLots } from "./desk/list-sale-lots.ts";
import { planSale } from "./desk/plan-sale.ts";
import { getNextSale } from "./get-next-sale.ts";
import { getSale } from "./get-sale.ts";
import { listSales } from "./list-sales.ts";

export function registerMonthlySales(app: FastifyInstance): void {
  bind(app, monthlySales.list, async (ctx, { query }) => ({ data: await listSales(ctx, query) }));
  bind(app, monthlySales.next, async (ctx, { query }) => ({ data: await getNextSale(ctx, query) }));
  bind(app, monthlySales.get, async (ctx, { params, query }) => ({
    data: await getSale(ctx, params.closesOn, query.lang),
  }));
  bind(app, saleDesk.list, (ctx, { query }) => listDeskSales(ctx, query));
  bind(app, saleDesk.get, async (ctx, { params, query }) => {
    const data = await getDeskSale(ctx, params.month, query.lang);
    return { data, lots: await listSaleLots(ctx, data.closesOn, query.page) };
  });
  bind(app, saleDesk.plan, async (ctx, { params, body }) => ({
    data: await planSale(ctx, params.month, body),
  }));
}
