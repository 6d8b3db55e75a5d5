import type { FastifyInstance } from "fastify";
import { listingDays } from "#contract/listings/listing-days.ts";
import { bind } from "#server/http/bind.ts";
import { getListingDays } from "./get-listing-days.ts";
import { listOwnDays } from "./list-own-days.ts";

export function registerStatistics(app: FastifyInstance): void {
  bind(app, listingDays.all, async (ctx) => ({ data: await listOwnDays(ctx) }));
  bind(app, listingDays.one, async (ctx, { params, query }) => ({
    data: await getListingDays(ctx, params.id, query.lang),
  }));
}
