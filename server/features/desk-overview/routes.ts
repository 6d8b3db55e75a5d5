import type { FastifyInstance } from "fastify";
import { deskOverview } from "#contract/desk/overview.ts";
import { bind } from "#server/http/bind.ts";
import { getOverview } from "./get-overview.ts";
import { dropEvent, retryEvent } from "./health/decide-event.ts";
import { getHealth } from "./health/get-health.ts";

/** The first page of the back office. */
export function registerDeskOverview(app: FastifyInstance): void {
  bind(app, deskOverview.get, async (ctx) => ({ data: await getOverview(ctx) }));
  bind(app, deskOverview.health, async (ctx) => ({ data: await getHealth(ctx) }));
  bind(app, deskOverview.retryEvent, (ctx, { params }) => retryEvent(ctx, params.id));
  bind(app, deskOverview.dropEvent, (ctx, { params, body }) => dropEvent(ctx, params.id, body.reason));
}
