import type { FastifyInstance } from "fastify";
import { reportAdmin } from "#contract/reports/report-admin.ts";
import { reportYears } from "#contract/reports/report-years.ts";
import { reporterAdmin } from "#contract/reports/reporter-admin.ts";
import { reports } from "#contract/reports/reports.ts";
import { flaggerAdmin } from "#contract/reports/trusted-flaggers.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { bind } from "#server/http/bind.ts";
import { appealReport } from "./appeal-report.ts";
import { decideAppeal } from "./decide-appeal.ts";
import { decideReport } from "./decide-report.ts";
import { listFlaggers } from "./flaggers/list-flaggers.ts";
import { nameFlagger } from "./flaggers/name-flagger.ts";
import { removeFlagger } from "./flaggers/remove-flagger.ts";
import { getReport } from "./get-report.ts";
import { getReportYear, getReportYearAtAdmin } from "./get-report-year.ts";
import { listOwnReports } from "./list-own-reports.ts";
import { listReports } from "./list-reports.ts";
import { reportConversation } from "./report-conversation.ts";
import { tableOfReports } from "./report-table.ts";
import { reportThing } from "./report-thing.ts";
import { takeMeasure } from "./reporters/take-measure.ts";
import { withdrawMeasure } from "./reporters/withdraw-measure.ts";

const done = { data: { ok: true as const } };

export function registerReports(app: FastifyInstance): void {
  registerFlaggers(app);
  bind(app, reports.file, async (ctx, { params, body }) => {
    await reportConversation(ctx, params.id, body);
    return done;
  });
  bind(app, reports.fileThing, async (ctx, { body, request }) => ({
    data: { id: await reportThing(ctx, body, callerOf(request)) },
  }));
  bind(app, reports.own, (ctx, { query }) => listOwnReports(ctx, query.page));
  bind(app, reports.get, async (ctx, { params }) => ({ data: await getReport(ctx, params.id, params.key) }));
  bind(app, reportAdmin.list, async (ctx, { query }) => {
    const list = await listReports(ctx, query);
    await recordReading(ctx, { what: "reported_messages", id: "reports" });
    return list;
  });
  bind(app, reportAdmin.table, async (ctx, { query }) => ({ data: await tableOfReports(ctx, query) }));
  bind(app, reportYears.get, async (ctx, { query }) => ({ data: await getReportYear(ctx, query) }));
  bind(app, reportAdmin.year, async (ctx, { query }) => ({ data: await getReportYearAtAdmin(ctx, query) }));
  bind(app, reportAdmin.decide, async (ctx, { params, body }) => {
    await decideReport(ctx, params.id, body);
    return done;
  });
  bind(app, reporterAdmin.measure, async (ctx, { params, body }) => {
    await takeMeasure(ctx, params.id, body);
    return done;
  });
  bind(app, reporterAdmin.withdraw, async (ctx, { params, body }) => {
    await withdrawMeasure(ctx, params.id, body.reason);
    return done;
  });
  bind(app, reports.appeal, async (ctx, { params, body }) => ({
    data: await appealReport(ctx, params.id, params.key, body.text),
  }));
  bind(app, reportAdmin.decideAppeal, async (ctx, { params, body }) => {
    await decideAppeal(ctx, params.id, body);
    return done;
  });
}

function registerFlaggers(app: FastifyInstance): void {
  bind(app, flaggerAdmin.list, async (ctx) => ({ data: await listFlaggers(ctx) }));
  bind(app, flaggerAdmin.name, async (ctx, { body }) => {
    await nameFlagger(ctx, body);
    return done;
  });
  bind(app, flaggerAdmin.remove, async (ctx, { params, body }) => {
    await removeFlagger(ctx, params.id, body.reason);
    return done;
  });
}
