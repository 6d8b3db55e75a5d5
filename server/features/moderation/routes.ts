import type { FastifyInstance } from "fastify";
import { suspicions } from "#contract/accounts/suspicions.ts";
import { moderation } from "#contract/listings/moderation.ts";
import { closeSuspicion } from "#server/features/suspicions/close-suspicion.ts";
import { bind } from "#server/http/bind.ts";
import { countWaiting } from "./count-waiting.ts";
import { decideInspection } from "./decide-inspection.ts";
import { listInspections } from "./list-inspections.ts";
import { listSuspicions } from "./suspicions/list-suspicions.ts";

export function registerModeration(app: FastifyInstance): void {
  bind(app, moderation.waiting, async (ctx) => ({ data: await countWaiting(ctx) }));
  bind(app, moderation.inspections, (ctx, { query }) => listInspections(ctx, query));
  bind(app, suspicions.list, (ctx, { query }) => listSuspicions(ctx, query));
  bind(app, suspicions.close, async (ctx, { params }) => {
    await closeSuspicion(ctx, params.id);
    return { data: { ok: true } } as const;
  });
  bind(app, moderation.decideInspection, async (ctx, { params, body }) => {
    await decideInspection(ctx, params.id, body);
    return { data: { ok: true } } as const;
  });
}
