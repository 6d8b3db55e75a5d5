import type { SiteHealth } from "#contract/admin-overview/overview.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { desc, gt, sql } from "#server/db/query.ts";
import { listPutOff } from "#server/events/put-off.ts";
import { findBackup } from "#server/features/backups/find-backup.ts";
import { mails } from "#server/features/mails/table.ts";
import { serviceOf } from "#server/jobs/outside-work.ts";
import { failingWork } from "#server/jobs/table.ts";

const most = 100;
/** Words of mail servers repeat the address, which is nobody's business here. */
const address = /[^\s<>"']+@[^\s<>"']+/g;

interface Queue extends Record<string, unknown> {
  waiting: number;
  oldestAt: Date | null;
}

/**
 * DK2: Administrators see the age of the queues, events that were put off, mails given up in the last seven days (without addresses),
 * regular work whose last attempt failed, and services of others that do not work, with since when (mail as soon as a mail waits that its
 * server did not take, the others as soon as a call has failed, until one succeeds); they try an event again at once, or give it up with
 * a reason, which is in the audit.
 */
export async function getHealth(ctx: Ctx): Promise<SiteHealth> {
  requireScope(ctx, "admin");
  const [events, mails, mail, putOff, givenUp, backup, failing] = await Promise.all([
    readQueue(ctx, sql`outbox where handled_at is null`),
    readQueue(ctx, sql`mails where sent_at is null and given_up_at is null`),
    readRefusedMails(ctx),
    listPutOff(ctx, most),
    listGivenUp(ctx),
    findBackup(ctx),
    ctx.db.select().from(failingWork).orderBy(failingWork.since).limit(most),
  ]);
  const failed = failing.map(({ since, lastAt, ...row }) => ({
    ...row,
    since: since.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
  const outside = failed.flatMap(({ work, since, error }) => {
    const service = serviceOf(work);
    return service ? [{ service, since, error }] : [];
  });
  return {
    outside: [...mail, ...outside],
    events,
    mails,
    putOff: putOff.map(({ id, topic, attempts, createdAt, nextAttemptAt, lastError }) => ({
      ...{ id, topic, attempts, error: lastError ?? "" },
      ...{ createdAt: createdAt.toISOString(), nextAttemptAt: nextAttemptAt.toISOString() },
    })),
    mailsGivenUp: givenUp,
    backup: backup && {
      ...{ savedAt: backup.savedAt.toISOString(), provenAt: backup.provenAt?.toISOString() ?? null },
      fault: backup.fault,
    },
    failingWork: failed.filter(({ work }) => serviceOf(work) === null),
  };
}

async function readQueue(ctx: Ctx, waiting: ReturnType<typeof sql>) {
  const { rows } = await ctx.db.execute<Queue>(
    sql`select count(*)::int8 as waiting, min(created_at) as "oldestAt" from ${waiting}`,
  );
  const [queue] = rows;
  return { waiting: Number(queue?.waiting ?? 0), oldestAt: queue?.oldestAt?.toISOString() ?? null };
}

/** Mails that wait although they have been tried: one row about the server that did not take them, or none. */
async function readRefusedMails(ctx: Ctx): Promise<SiteHealth["outside"]> {
  const { rows } = await ctx.db.execute<{ since: Date | null; error: string | null }>(sql`
    select min(created_at) as since, (array_agg(last_error order by next_attempt_at desc))[1] as error
    from mails where sent_at is null and given_up_at is null and last_error is not null`);
  const [row] = rows;
  if (!row?.since) return [];
  return [
    {
      service: "mail",
      since: row.since.toISOString(),
      error: (row.error ?? "").replaceAll(address, "…"),
    },
  ];
}

async function listGivenUp(ctx: Ctx): Promise<SiteHealth["mailsGivenUp"]> {
  const rows = await ctx.db
    .select({ id: mails.id, kind: mails.kind, givenUpAt: mails.givenUpAt, error: mails.lastError })
    .from(mails)
    .where(gt(mails.givenUpAt, sql`now() - interval '7 days'`))
    .orderBy(desc(mails.givenUpAt))
    .limit(most);
  return rows.map(({ id, kind, givenUpAt, error }) => ({
    ...{ id, kind, givenUpAt: (givenUpAt ?? new Date(0)).toISOString() },
    error: (error ?? "").replaceAll(address, "…"),
  }));
}
