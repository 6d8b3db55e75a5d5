import type { FastifyInstance } from "fastify";
import { health } from "#contract/health.ts";
import type { Ctx } from "#server/context.ts";
import { findMissingObjects } from "#server/db/missing-objects.ts";
import { sql } from "#server/db/query.ts";
import { NotFound, PartMissing } from "#server/errors.ts";
import { remembered } from "#server/remembered.ts";
import { running } from "#server/version.ts";
import { bind } from "./bind.ts";
import { isDraining } from "./drain.ts";

/** So long whoever asks often is spared the whole look, once all was there. */
const wholeMs = 5_000;

/**
 * /ready, for whoever shares out requests and for updates: whether this process takes requests that write.
 *
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
  bind(app, health.ready, async (ctx) => {
    if (isDraining(ctx)) throw new PartMissing("running process");
    await remembered(ctx, "ready", wholeMs, async () => {
      await refuseReadOnly(ctx);
      await ctx.ports.storage.changedAt("ready").catch((error: unknown) => {
        ctx.log.warn({ err: error }, "the storage of pictures does not answer");
        throw new PartMissing("storage");
      });
      await refuseMissingPart(ctx, statusOfFirstPage);
    });
    return { status: "ready" as const, ...running };
  });
}

/** Throws `PartMissing` where the database takes no writes: a replica, or one that was made read-only. */
async function refuseReadOnly(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.db.execute<{ readOnly: boolean }>(
    sql`select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as "readOnly"`,
  );
  if (rows[0]?.readOnly) throw new PartMissing("writable database");
}

/** In a worker, which has its port for monitoring alone; what it does reaches pages and streams of other processes. */
export function answerHealthAlone(app: FastifyInstance): void {
  const answered = new Set<string | undefined>([health.check.path, health.ready.path]);
  app.addHook("onRequest", async ({ routeOptions }) => {
    if (!answered.has(routeOptions.url)) throw new NotFound();
  });
}

/** Throws `PartMissing` with the first part that is not there. A page that is closed for maintenance is there. */
export async function refuseMissingPart(ctx: Ctx, statusOfFirstPage: () => Promise<number | null>): Promise<void> {
  const missing = await findMissingObjects(ctx.db);
  if (missing) throw new PartMissing(missing);
  const status = await statusOfFirstPage();
  if (status === 404 || status === 500) throw new PartMissing("first page");
}
