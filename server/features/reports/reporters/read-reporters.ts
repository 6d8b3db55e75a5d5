import type { ReporterHistory } from "#contract/reports/reporter-admin.ts";
import type { Ctx } from "#server/context.ts";
import { inArray, or, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { reporterMeasures } from "#server/features/reports/table.ts";
import { countedFrom, measureOpen } from "./measure-rules.ts";

/** Whoever reports: an account, or a guest by e-mail; neither: a guest who has been forgotten. */
export interface ReporterKey {
  readonly reporterId: number | null;
  readonly guestEmail: string | null;
}
type MeasureRow = typeof reporterMeasures.$inferSelect;

interface ReporterRecord {
  readonly filed: number;
  readonly dismissed: readonly Date[];
  /** The newest first. */
  readonly measures: readonly MeasureRow[];
}

/** What reporters have reported of late and what was decided about them, in the order of the keys. */
export async function readReporters(ctx: Ctx, keys: readonly ReporterKey[]): Promise<ReporterRecord[]> {
  const ids = [...new Set(keys.flatMap(({ reporterId }) => reporterId ?? []))];
  const emails = [...new Set(keys.flatMap(({ guestEmail }) => guestEmail ?? []))];
  const { rows: counts } = await ctx.db.execute<ReporterKey & Counted & Record<string, unknown>>(sql`
    select r.reporter_id as "reporterId", r.guest_email as "guestEmail", count(*)::int as filed,
      coalesce(json_agg(r.created_at) filter (where ${isDismissedNow}), '[]') as dismissed
    from reports r
    where r.created_at > ${countedFrom(ctx.clock())}
      and (r.reporter_id = any(${sql.param(ids)}::int8[]) or r.guest_email = any(${sql.param(emails)}::text[]))
    group by 1, 2`);
  const measures = await ctx.db
    .select()
    .from(reporterMeasures)
    .where(or(inArray(reporterMeasures.userId, ids), inArray(reporterMeasures.email, emails)))
    .orderBy(sql`${reporterMeasures.id} desc`);
  return keys.map(({ reporterId, guestEmail }) => {
    const counted = counts.find((row) => row.reporterId === reporterId && row.guestEmail === guestEmail);
    const isTheirs = ({ userId, email }: MeasureRow) =>
      reporterId === null ? guestEmail !== null && email === guestEmail : userId === reporterId;
    return {
      filed: counted?.filed ?? 0,
      dismissed: (counted?.dismissed ?? []).map((at) => new Date(at)),
      measures: measures.filter(isTheirs),
    };
  });
}

interface Counted {
  readonly filed: number;
  readonly dismissed: readonly string[];
}

/** After its appeals, each granted one of which turns the decision round. */
const isDismissedNow = sql`r.outcome = case (select count(*) from report_appeals p
  where p.report_id = r.id and p.outcome = 'granted') % 2 when 0 then 'dismissed' else 'upheld' end`;

/** The same as moderators see it. */
export async function readHistories(ctx: Ctx, keys: readonly ReporterKey[]): Promise<ReporterHistory[]> {
  const records = await readReporters(ctx, keys);
  const byIds = records.flatMap(({ measures }) => measures.map(({ byId }) => byId));
  const people = await ctx.db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, byIds));
  const nameOf = (id: number) => people.find((person) => person.id === id)?.username ?? "";
  return records.map((record) => ({
    filed: record.filed,
    dismissed: record.dismissed.length,
    measures: record.measures.map(({ id, kind, reason, createdAt, byId, until, ...row }) => ({
      ...{ id, kind, reason, by: nameOf(byId) },
      at: createdAt.toISOString(),
      until: until?.toISOString() ?? null,
      withdrawn: row.withdrawnAt && {
        at: row.withdrawnAt.toISOString(),
        reason: row.withdrawnReason ?? "",
      },
    })),
    may: measureOpen(record, ctx.clock()),
  }));
}
