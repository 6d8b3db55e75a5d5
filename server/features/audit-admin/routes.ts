import type { FastifyInstance } from "fastify";
import { auditAdmin } from "#contract/audit/audit.ts";
import { bind } from "#server/http/bind.ts";
import { exportEntries } from "./export-entries.ts";
import { listEntries } from "./list-entries.ts";

/** The audit, for administrators. */
export function registerAuditAdmin(app: FastifyInstance): void {
  bind(app, auditAdmin.list, (ctx, { query }) => listEntries(ctx, query));
  bind(app, auditAdmin.export, async (ctx, { query }) => ({ data: await exportEntries(ctx, query) }));
}
