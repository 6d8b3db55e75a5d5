import type { FastifyInstance } from "fastify";
import { banners } from "#contract/banners.ts";
import { bind } from "#server/http/bind.ts";
import { listPosters } from "./list-posters.ts";

export function registerBanners(app: FastifyInstance): void {
  bind(app, banners.list, (ctx, { query }) => listPosters(ctx, query.lang));
}
