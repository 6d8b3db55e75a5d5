import type { z } from "zod";
import type { ReportYear, yearOfReports } from "#contract/reports/report-years.ts";
import { instantOfWallTime, wallTimeAt } from "#contract/values/prague-time.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { countOver } from "./count-over.ts";

type Answer = z.input<typeof yearOfReports.response>["data"];
type Query = z.output<typeof yearOfReports.query>;

/**
 * M16: Of each year in Prague everybody reads, once it is over, and moderators while it runs: reports by kind and reason and by who made
 * them, first decisions, the median time to one, measures by ground, appeals by their outcome, warnings and pauses of who reports (M18),
 * suspensions.
 *
 * Throws where there are none of that year.
 */
export const getReportYear = (ctx: Ctx, query: Query): Promise<Answer> => readAnswer(ctx, query, thisYear(ctx) - 1);

/** The same for moderators, with the year that runs. */
export async function getReportYearAtAdmin(ctx: Ctx, query: Query): Promise<Answer> {
  requireScope(ctx, "moderation");
  return readAnswer(ctx, query, thisYear(ctx));
}

const thisYear = (ctx: Ctx): number => wallTimeAt(ctx.clock().getTime()).year;

async function readAnswer(ctx: Ctx, { year }: Query, last: number): Promise<Answer> {
  const { rows } = await ctx.db.execute<{ first: number }>(sql`
    select coalesce(extract(year from min(created_at) at time zone 'Europe/Prague'), ${thisYear(ctx)})::int as first
    from reports`);
  const first = rows[0]?.first ?? last;
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, back) => last - back);
  const shown = year ?? years[0];
  if (shown === undefined) return { years, figures: null };
  if (!years.includes(shown)) throw new NotFound();
  return { years, figures: await readYear(ctx, shown) };
}

async function readYear(ctx: Ctx, year: number): Promise<ReportYear> {
  const startOf = (of: number) =>
    new Date(instantOfWallTime({ year: of, month: 1, day: 1, hour: 0, minute: 0 })).toISOString();
  const within = (at: SQL) => sql`${at} >= ${startOf(year)} and ${at} < ${startOf(year + 1)}`;
  const filed = sql`from reports where ${within(sql`created_at`)}`;
  const decided = sql`from reports where ${within(sql`decided_at`)}`;
  return {
    year,
    notices: await countOver(ctx, ["kind", "reason"], filed),
    sources: await countOver(
      ctx,
      ["source"],
      sql`from (select case when flagger_id is not null then 'trusted' when reporter_id is null then 'guest' else 'account' end as source ${filed}) as sources`,
    ),
    decisions: await countOver(ctx, ["outcome"], decided),
    medianHours: await readMedian(ctx, decided),
    measures: await countOver(
      ctx,
      ["action", "ground"],
      sql`from (select action, ground ${decided} union all
        select action, ground from report_appeals where ${within(sql`decided_at`)}) as taken where action is not null`,
    ),
    appeals: await countOver(ctx, ["side", "outcome"], sql`from report_appeals where ${within(sql`created_at`)}`),
    misuse: await countOver(ctx, ["kind"], sql`from reporter_measures where ${within(sql`created_at`)}`),
    suspensions: await countOver(
      ctx,
      ["cause"],
      sql`from (select case after #>> '{}' when 'strikes' then 'strikes' else 'moderator' end as cause from audit_entries
        where subject = 'suspension' and after is not null and ${within(sql`at`)}) as suspended`,
    ),
  };
}

async function readMedian(ctx: Ctx, decided: SQL): Promise<number | null> {
  const { rows } = await ctx.db.execute<{ hours: number | null }>(sql`
    select (percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)) / 3600)::float8 as hours
    ${decided}`);
  const hours = rows[0]?.hours ?? null;
  return hours === null ? null : Math.round(hours * 10) / 10;
}
