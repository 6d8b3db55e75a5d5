import type { FastifyInstance } from "fastify";
import { monthlySales } from "#contract/listings/monthly-sales.ts";
import { bind } from "#server/http/bind.ts";
import { getNextSale } from "./get-next-sale.ts";
import { getSale } from "./get-sale.ts";
import { listSales } from "./list-sales.ts";

export function registerMonthlySales(app: FastifyInstance): void {
  bind(app, monthlySales.list, async (ctx, { query }) => ({ data: await listSales(ctx, query) }));
  bind(app, monthlySales.next, async (ctx, { query }) => ({ data: await getNextSale(ctx, query) }));
  bind(app, monthlySales.get, async (ctx, { params, query }) => ({
    data: await getSale(ctx, params.closesOn, query.lang),
  }));
}
