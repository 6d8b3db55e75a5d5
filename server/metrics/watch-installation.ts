import type pg from "pg";
import { Gauge } from "prom-client";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { metricsOf } from "./metrics.ts";

/** Gauges of the connections of this process and of the queues of the whole site; what it returns reads the queues, before each answer. */
export function watchInstallation(ctx: Ctx, pool: pg.Pool): () => Promise<void> {
  const registers = [metricsOf(ctx).registry];
  new Gauge({
    ...{ registers, name: "kabinet_database_connections", help: "Connections of the pool", labelNames: ["state"] },
    collect() {
      const { totalCount, idleCount, waitingCount } = pool;
      this.set({ state: "used" }, totalCount - idleCount);
      this.set({ state: "idle" }, idleCount);
      this.set({ state: "waited_for" }, waitingCount);
    },
  });
  const readings = Object.entries(site).map(([name, { help }]) => new Gauge({ registers, name, help }));
  return () => readSite(ctx, readings);
}

/** Of the whole site, whichever process is asked; nothing is shown of what has no value. */
const site: Record<string, { help: string; value: SQL }> = {
  kabinet_events_waiting: {
    help: "Events that nobody has handled yet",
    value: sql`(select count(*) from outbox where handled_at is null)`,
  },
  kabinet_events_oldest_seconds: {
    help: "Age of the oldest event that nobody has handled yet",
    value: sql`(select extract(epoch from now() - min(created_at)) from outbox where handled_at is null)`,
  },
  kabinet_mails_waiting: {
    help: "Mails on their way",
    value: sql`(select count(*) from mails where sent_at is null and given_up_at is null)`,
  },
  kabinet_mails_oldest_seconds: {
    help: "Age of the oldest mail on its way",
    value: sql`(select extract(epoch from now() - min(created_at)) from mails where sent_at is null and given_up_at is null)`,
  },
  kabinet_closing_late_seconds: {
    help: "Time since the end of the auction that should have been closed first",
    value: sql`(select extract(epoch from now() - min(ends_at)) from listings where status = 'live' and ends_at < now())`,
  },
  kabinet_failing_work: {
    help: "Regular work and services of others whose last attempt has failed",
    value: sql`(select count(*) from failing_work)`,
  },
  kabinet_backup_age_seconds: {
    help: "Time since the last backup",
    value: sql`(select extract(epoch from now() - saved_at) from backups)`,
  },
  kabinet_backup_proof_age_seconds: {
    help: "Time since a restore was tried and went well",
    value: sql`(select extract(epoch from now() - proven_at) from backups)`,
  },
};

/** While the database is away there is nothing to show of it; the process goes on telling of itself. */
async function readSite(ctx: Ctx, gauges: readonly Gauge[]): Promise<void> {
  const columns = Object.values(site).map(
    ({ value }, index) => sql`${value}::float8 as ${sql.identifier(`v${index}`)}`,
  );
  const { rows } = await ctx.db
    .execute<Record<string, number | null>>(sql`select ${sql.join(columns, sql`, `)}`)
    .catch((error) => {
      ctx.log.warn({ err: error }, "the queues could not be read for the metrics");
      return { rows: [] };
    });
  for (const [index, gauge] of gauges.entries()) {
    const value = rows[0]?.[`v${index}`];
    if (value == null) gauge.remove();
    else gauge.set(value);
  }
}
