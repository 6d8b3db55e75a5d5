import type { FastifyInstance } from "fastify";
import { adminSearch } from "#contract/admin-search/admin-search.ts";
import { bind } from "#server/http/bind.ts";
import { findInAdmin } from "./find-in-admin.ts";

/** What the back office finds from any of its pages. */
export function registerAdminSearch(app: FastifyInstance): void {
  bind(app, adminSearch.find, async (ctx, { query }) => ({ data: await findInAdmin(ctx, query.q) }));
}
