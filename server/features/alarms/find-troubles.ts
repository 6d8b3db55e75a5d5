import { statfs } from "node:fs/promises";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { lateBackup } from "#server/features/backups/late-backup.ts";
import { lateStatements } from "#server/features/bank/statements/late-statements.ts";
import { serviceOf } from "#server/jobs/outside-work.ts";
import { failingWork } from "#server/jobs/table.ts";
import { type AlarmKind, leastFreePercent, type Trouble } from "./alarm-rules.ts";

/** Everything that is not as it should be, however short a while. One mailbox that takes nothing is no trouble of the mail server's. */
export async function findTroubles(ctx: Ctx, dataDir: string): Promise<Trouble[]> {
  const { rows } = await ctx.db.execute<{ kind: AlarmKind; since: Date | null }>(sql`
    select 'mail' as kind, min(created_at) as since
      from mails where sent_at is null and given_up_at is null and last_error is not null and refusals = 0
    union all select 'closing', min(ends_at) from listings where status = 'live' and ends_at < now()
    union all select 'events', min(created_at) from outbox where handled_at is null
    union all (select 'statements', ${lateStatements(ctx)})
    union all (select 'backup', ${lateBackup})`);
  const queues = rows.flatMap(({ kind, since }) => {
    // Its row is there only where it is late; one that was never made is late since ever.
    const from = since ?? (kind === "backup" ? new Date(0) : null);
    return from ? [{ kind, since: from }] : [];
  });
  const failing = await ctx.db.select().from(failingWork).orderBy(failingWork.since);
  const works = failing.map(({ work, since, lastAt }) => ({
    ...{ kind: serviceOf(work) ? ("service" as const) : ("work" as const), since, lastAt },
    name: serviceOf(work) ?? work,
  }));
  return [...queues, ...works, ...(await findFullDisk(ctx, dataDir))];
}

async function findFullDisk(ctx: Ctx, dataDir: string): Promise<Trouble[]> {
  // A worker with its database and its pictures elsewhere has no such folder.
  const found = await statfs(dataDir).catch(() => null);
  if (!found) return [];
  const { bavail, blocks } = found;
  return (bavail / blocks) * 100 < leastFreePercent ? [{ kind: "disk", since: ctx.clock() }] : [];
}
