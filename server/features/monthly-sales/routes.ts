import type { FastifyInstance } from "fastify";
import { monthlySales } from "#contract/monthly-sales/monthly-sales.ts";
import { saleAdmin } from "#contract/monthly-sales/sale-admin.ts";
import { bind } from "#server/http/bind.ts";
import { getAdminSale } from "./admin/get-admin-sale.ts";
import { listAdminSales } from "./admin/list-admin-sales.ts";
import { listSaleLots } from "./admin/list-sale-lots.ts";
import { planSale } from "./admin/plan-sale.ts";
import { getNextSale } from "./get-next-sale.ts";
import { getSale } from "./get-sale.ts";
import { listSales } from "./list-sales.ts";

export function registerMonthlySales(app: FastifyInstance): void {
  bind(app, monthlySales.list, async (ctx, { query }) => ({ data: await listSales(ctx, query) }));
  bind(app, monthlySales.next, async (ctx, { query }) => ({ data: await getNextSale(ctx, query) }));
  bind(app, monthlySales.get, async (ctx, { params, query }) => ({
    data: await getSale(ctx, params.closesOn, query.lang),
  }));
  bind(app, saleAdmin.list, (ctx, { query }) => listAdminSales(ctx, query));
  bind(app, saleAdmin.get, async (ctx, { params, query }) => {
    const data = await getAdminSale(ctx, params.month, query.lang);
    return { data, lots: await listSaleLots(ctx, data.closesOn, query.page) };
  });
  bind(app, saleAdmin.plan, async (ctx, { params, body }) => ({
    data: await planSale(ctx, params.month, body),
  }));
}
