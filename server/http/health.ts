import type { FastifyInstance } from "fastify";
import { health } from "#contract/health.ts";
import type { Ctx } from "#server/context.ts";
import { findMissingObjects } from "#server/db/missing-objects.ts";
import { sql } from "#server/db/query.ts";
import { NotFound, PartMissing } from "#server/errors.ts";
import { remembered } from "#server/remembered.ts";
import { bind } from "./bind.ts";

/** So long whoever asks often is spared the whole look, once all was there. */
const wholeMs = 5_000;

/**
 * /health, for monitoring: 503 where the database does not answer, from the error mapping, or where a part is missing without which
 * nothing works: the schema, its functions, the first page.
 */
export function registerHealth(app: FastifyInstance, { hasPages }: { hasPages: boolean }): void {
  const statusOfFirstPage = async () => {
    if (!hasPages) return null;
    const { statusCode } = await app.inject({ url: "/", headers: { accept: "text/html" } });
    return statusCode;
  };
  bind(app, health.check, async (ctx) => {
    await ctx.db.execute(sql`select 1`);
    await remembered(ctx, "health", wholeMs, () => refuseMissingPart(ctx, statusOfFirstPage));
    return { status: "ok" as const };
  });
}

/** In a worker, which has its port for monitoring alone; what it does reaches pages and streams of other processes. */
export function answerHealthAlone(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ routeOptions }) => {
    if (routeOptions.url !== health.check.path) throw new NotFound();
  });
}

/** Throws `PartMissing` with the first part that is not there. A page that is closed for maintenance is there. */
export async function refuseMissingPart(ctx: Ctx, statusOfFirstPage: () => Promise<number | null>): Promise<void> {
  const missing = await findMissingObjects(ctx.db);
  if (missing) throw new PartMissing(missing);
  const status = await statusOfFirstPage();
  if (status === 404 || status === 500) throw new PartMissing("first page");
}
