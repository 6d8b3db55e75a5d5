import type { FastifyInstance } from "fastify";
import { health } from "#contract/health.ts";
import { sql } from "#server/db/query.ts";
import { bind } from "./bind.ts";

/** /health, for monitoring; 503 comes from the error mapping when the database does not answer. */
export function registerHealth(app: FastifyInstance): void {
  bind(app, health.check, async (ctx) => {
    await ctx.db.execute(sql`select 1`);
    return { status: "ok" as const };
  });
}
