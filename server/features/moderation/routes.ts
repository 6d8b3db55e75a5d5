import type { FastifyInstance } from "fastify";
import { moderation } from "#contract/listings/moderation.ts";
import { bind } from "#server/http/bind.ts";
import { countWaiting } from "./count-waiting.ts";
import { decideInspection } from "./decide-inspection.ts";
import { listInspections } from "./list-inspections.ts";

export function registerModeration(app: FastifyInstance): void {
  bind(app, moderation.waiting, async (ctx) => ({ data: await countWaiting(ctx) }));
  bind(app, moderation.inspections, (ctx, { query }) => listInspections(ctx, query));
  bind(app, moderation.decideInspection, async (ctx, { params, body }) => {
    await decideInspection(ctx, params.id, body);
    return { data: { ok: true } } as const;
  });
}
