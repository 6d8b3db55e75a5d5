import type { FastifyInstance } from "fastify";
import { adminOverview } from "#contract/admin-overview/overview.ts";
import { bind } from "#server/http/bind.ts";
import { getOverview } from "./get-overview.ts";
import { dropEvent, retryEvent } from "./health/decide-event.ts";
import { getHealth } from "./health/get-health.ts";

/** The first page of the back office. */
export function registerAdminOverview(app: FastifyInstance): void {
  bind(app, adminOverview.get, async (ctx) => ({ data: await getOverview(ctx) }));
  bind(app, adminOverview.health, async (ctx) => ({ data: await getHealth(ctx) }));
  bind(app, adminOverview.retryEvent, (ctx, { params }) => retryEvent(ctx, params.id));
  bind(app, adminOverview.dropEvent, (ctx, { params, body }) => dropEvent(ctx, params.id, body.reason));
}
