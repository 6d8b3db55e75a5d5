import type { FastifyInstance } from "fastify";
import { prices } from "#contract/prices/prices.ts";
import { bind } from "#server/http/bind.ts";
import { getPrices } from "./get-prices.ts";

export function registerPrices(app: FastifyInstance): void {
  bind(app, prices.get, async (ctx, { params, query }) => ({
    data: await getPrices(ctx, params.id, query.lang),
  }));
}
