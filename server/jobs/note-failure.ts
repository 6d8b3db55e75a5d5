import { hostname } from "node:os";
import type { Ctx } from "#server/context.ts";
import { and, eq, lt, sql } from "#server/db/query.ts";
import { summarizeError } from "#server/describe-error.ts";
import { failingWork } from "./table.ts";

type Noting = Pick<Ctx, "db" | "log">;

/** Where this process runs, as the back office names it. */
const place = `${hostname()}:${process.pid}`;

/** Keeps that an attempt has failed, for the back office to show. A database that is away keeps nothing; the log has it. */
export async function noteFailure(ctx: Noting, work: string, error: unknown): Promise<void> {
  const row = { error: summarizeError(error), lastAt: sql`now()` };
  await ctx.db
    .insert(failingWork)
    .values({ work, place, since: sql`now()`, ...row })
    .onConflictDoUpdate({ target: [failingWork.work, failingWork.place], set: row })
    .catch((fault: unknown) => ctx.log.warn({ err: fault, work }, "a failure could not be noted"));
}

/** The work has succeeded here again; `everywhere`, what other processes have noted of it is over as well. */
export async function forgetFailure(ctx: Noting, work: string, { everywhere = false } = {}): Promise<void> {
  const here = everywhere ? undefined : eq(failingWork.place, place);
  await ctx.db
    .delete(failingWork)
    .where(and(eq(failingWork.work, work), here))
    .catch((fault: unknown) => ctx.log.warn({ err: fault, work }, "an ended failure could not be removed"));
}

/** Removes what processes that are gone have left: nothing of it has failed for a day. */
export async function sweepFailures(ctx: Ctx): Promise<void> {
  await ctx.db.delete(failingWork).where(lt(failingWork.lastAt, sql`now() - interval '1 day'`));
}
