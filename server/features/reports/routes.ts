import type { FastifyInstance } from "fastify";
import { reports } from "#contract/messages/reports.ts";
import { bind } from "#server/http/bind.ts";
import { decideReport } from "./decide-report.ts";
import { fileReport } from "./file-report.ts";
import { listReports } from "./list-reports.ts";

const done = { data: { ok: true as const } };

export function registerReports(app: FastifyInstance): void {
  bind(app, reports.file, async (ctx, { params, body }) => {
    await fileReport(ctx, params.id, body);
    return done;
  });
  bind(app, reports.list, (ctx, { query }) => listReports(ctx, query));
  bind(app, reports.decide, async (ctx, { params, body }) => {
    await decideReport(ctx, params.id, body);
    return done;
  });
}
