import type { FastifyInstance } from "fastify";
import { advertisements } from "#contract/advertisements.ts";
import { bind } from "#server/http/bind.ts";
import { advertisementView } from "./advertisement-view.ts";
import { countAdvertisements } from "./count-advertisements.ts";
import { listAdvertisements } from "./list-advertisements.ts";
import { getOwnListing } from "./own-listing.ts";

export async function registerAdvertisements(app: FastifyInstance): Promise<void> {
  bind(app, advertisements.list, (ctx, { query }) => listAdvertisements(ctx, query));
  bind(app, advertisements.statistics, (ctx) => countAdvertisements(ctx));
  bind(app, advertisements.get, async (ctx, { params }) => ({
    data: await advertisementView(ctx, await getOwnListing(ctx, params.id)),
  }));
}
