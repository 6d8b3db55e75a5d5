import { dayMs, minuteMs } from "#contract/values/durations.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { statementReads } from "#server/features/bank/table.ts";
import { readStatementAside } from "#server/features/payments/statements/read-statement-aside.ts";
import type { Statement } from "#server/features/payments/statements/statement-line.ts";
import type { StatementFile, StatementSource } from "#server/ports/statements/statement-source.ts";
import { takeStatement } from "./take-statement.ts";

/** How often statements are fetched. */
export const fetchEveryMs = 15 * minuteMs;
/** Days that are asked for again, since banks book late. */
const overlapMs = 4 * dayMs;
/** What is asked for the first time, and at most: a bank gives out no more of its own accord. */
const firstMs = 30 * dayMs;
const mostMs = 89 * dayMs;

/**
 * PM20: Statements come by themselves every {fetchEveryMs}, from the API of Fio banka by a token that may only read, or from a folder that
 * is watched: the days since the last one that was read and {overlapMs} before it, at most {mostMs}. A file of the folder is read once and
 * moved to `done`, or to `refused` where it is no statement, which is said until it is taken away from there. Nobody decides by them, so
 * that they pay orders of colleagues too. A source that fails or stays silent is told as alarms are (DK5).
 *
 * Takes in what has come, safe to repeat; returns how many movements were new. Throws where a statement was refused.
 */
export async function fetchStatements(ctx: Ctx): Promise<number> {
  let fresh = 0;
  const refused: string[] = [];
  for (const source of ctx.ports.statementSources) {
    const files = await readSource(ctx, source);
    for (const file of files ?? []) {
      const taken = await takeFile(ctx, file);
      // What lies in no folder is named here.
      if (taken === null && source.kind !== "folder") refused.push(file.name);
      fresh += taken ?? 0;
    }
    // A folder is silent as long as nothing is put into it, a bank as long as it does not answer.
    const isHeard = source.kind === "fio" ? files !== null : source.kind === "folder" && (files ?? []).length > 0;
    if (isHeard) await noteRead(ctx, source);
    refused.push(...(await source.listRefused()));
  }
  if (refused.length > 0) throw new Error(`no statements, or cut ones, are refused: ${refused.join(", ")}`);
  return fresh;
}

/** null: it cannot be read, which whoever watches the services has noted. */
async function readSource(ctx: Ctx, source: StatementSource): Promise<readonly StatementFile[] | null> {
  const now = ctx.clock();
  const [last] = await ctx.db.select().from(statementReads).where(eq(statementReads.source, source.kind));
  const since = last ? last.readAt.getTime() - overlapMs : now.getTime() - firstMs;
  const from = pragueDay(new Date(Math.max(since, now.getTime() - mostMs)));
  try {
    return await source.read({ from, to: pragueDay(now) });
  } catch (error) {
    ctx.log.error({ err: error, source: source.kind }, "statements could not be fetched");
    return null;
  }
}

/** How many movements were new; null where it is no statement. */
async function takeFile(ctx: Ctx, { name, content, end }: StatementFile): Promise<number | null> {
  let statement: Statement;
  try {
    statement = await readStatementAside(content);
  } catch (error) {
    ctx.log.error({ err: error, name }, "a statement was refused");
    await end("refused");
    return null;
  }
  const { lines, known, out } = await takeStatement(ctx, statement);
  await end("taken");
  return lines - known + out.lines - out.known;
}

async function noteRead(ctx: Ctx, { kind }: StatementSource): Promise<void> {
  const readAt = ctx.clock();
  await ctx.db
    .insert(statementReads)
    .values({ source: kind, readAt })
    .onConflictDoUpdate({ target: statementReads.source, set: { readAt } });
}
