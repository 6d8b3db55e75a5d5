import type { FastifyInstance } from "fastify";
import { auditDesk } from "#contract/desk/audit.ts";
import { bind } from "#server/http/bind.ts";
import { exportEntries } from "./export-entries.ts";
import { listEntries } from "./list-entries.ts";

/** The audit, for administrators. */
export function registerAuditDesk(app: FastifyInstance): void {
  bind(app, auditDesk.list, (ctx, { query }) => listEntries(ctx, query));
  bind(app, auditDesk.export, async (ctx, { query }) => ({ data: await exportEntries(ctx, query) }));
}
