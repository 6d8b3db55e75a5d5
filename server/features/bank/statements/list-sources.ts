import type { StatementSourceView } from "#contract/bank/bank-movements.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { statementReads } from "#server/features/bank/table.ts";
import { outsideWork } from "#server/jobs/outside-work.ts";
import { failingWork } from "#server/jobs/table.ts";

/** Where statements come from by themselves, when something was read there last, and what is wrong with it (rule PM20). */
export async function listSources(ctx: Ctx): Promise<StatementSourceView[]> {
  requireScope(ctx, "finance");
  const [reads, failing] = await Promise.all([
    ctx.db.select().from(statementReads),
    ctx.db.select().from(failingWork).orderBy(failingWork.since),
  ]);
  return ctx.ports.statementSources.flatMap(({ kind, silentMs }) => {
    if (kind === "sandbox") return [];
    const works = [
      outsideWork(kind === "fio" ? "bank" : "statementsFolder"),
      ...(kind === "folder" ? refusedWork : []),
    ];
    const fault = failing.find(({ work }) => works.includes(work));
    const readAt = reads.find(({ source }) => source === kind)?.readAt ?? null;
    const isSilent = readAt !== null && ctx.clock().getTime() - readAt.getTime() > silentMs;
    return { kind, readAt: readAt?.toISOString() ?? null, fault: fault?.error ?? null, isSilent };
  });
}

/** It fails where files were refused. */
const refusedWork = ["fetchStatements"];
