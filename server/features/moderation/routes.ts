import type { FastifyInstance } from "fastify";
import { moderation } from "#contract/moderation/moderation.ts";
import { strikeAdmin } from "#contract/moderation/strike-admin.ts";
import { suspicions } from "#contract/moderation/suspicions.ts";
import { withdrawStrike } from "#server/features/deals/cases/withdraw-strike.ts";
import { closeSuspicion } from "#server/features/suspicions/close-suspicion.ts";
import { bind } from "#server/http/bind.ts";
import { countWaiting } from "./count-waiting.ts";
import { decideInspection } from "./decide-inspection.ts";
import { tableOfInspections } from "./inspection-table.ts";
import { listInspections } from "./list-inspections.ts";
import { tableOfCancellations } from "./strikes/cancellation-table.ts";
import { listCancellations } from "./strikes/list-cancellations.ts";
import { listRetractions } from "./strikes/list-retractions.ts";
import { getStrike, listStrikes } from "./strikes/list-strikes.ts";
import { tableOfRetractions } from "./strikes/retraction-table.ts";
import { tableOfStrikes } from "./strikes/strike-table.ts";
import { listSuspicions } from "./suspicions/list-suspicions.ts";
import { tableOfSuspicions } from "./suspicions/suspicion-table.ts";

export function registerModeration(app: FastifyInstance): void {
  bind(app, moderation.waiting, async (ctx) => ({ data: await countWaiting(ctx) }));
  bind(app, moderation.inspections, (ctx, { query }) => listInspections(ctx, query));
  bind(app, moderation.inspectionTable, async (ctx, { query }) => ({
    data: await tableOfInspections(ctx, query),
  }));
  bind(app, suspicions.list, (ctx, { query }) => listSuspicions(ctx, query));
  bind(app, suspicions.table, async (ctx, { query }) => ({ data: await tableOfSuspicions(ctx, query) }));
  bind(app, suspicions.close, async (ctx, { params }) => {
    await closeSuspicion(ctx, params.id);
    return { data: { ok: true } } as const;
  });
  bind(app, moderation.decideInspection, async (ctx, { params, body }) => {
    await decideInspection(ctx, params.id, body);
    return { data: { ok: true } } as const;
  });
  bindStrikes(app);
}

function bindStrikes(app: FastifyInstance): void {
  bind(app, strikeAdmin.strikes, (ctx, { query }) => listStrikes(ctx, query));
  bind(app, strikeAdmin.strikeTable, async (ctx, { query }) => ({ data: await tableOfStrikes(ctx, query) }));
  bind(app, strikeAdmin.retractions, (ctx, { query }) => listRetractions(ctx, query));
  bind(app, strikeAdmin.retractionTable, async (ctx, { query }) => ({
    data: await tableOfRetractions(ctx, query),
  }));
  bind(app, strikeAdmin.cancellations, (ctx, { query }) => listCancellations(ctx, query));
  bind(app, strikeAdmin.cancellationTable, async (ctx, { query }) => ({
    data: await tableOfCancellations(ctx, query),
  }));
  bind(app, strikeAdmin.withdraw, async (ctx, { params, body }) => {
    await withdrawStrike(ctx, params.id, body.reason);
    return { data: await getStrike(ctx, params.id) };
  });
}
