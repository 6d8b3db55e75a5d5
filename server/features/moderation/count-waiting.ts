import type { AdminCounts } from "#contract/moderation/moderation.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { standsOut } from "./suspicions/stands-out.ts";

/** How much waits for a decision, as a moderator asks. */
export async function countWaiting(ctx: Ctx): Promise<AdminCounts> {
  requireScope(ctx, "moderation");
  return countAdmin(ctx);
}

/** The same for the site itself. */
export async function countAdmin(ctx: Ctx): Promise<AdminCounts> {
  const { before, after } = await countInspections(ctx);
  const { rows } = await ctx.db.execute<{ cases: number; suspicions: number; reports: number }>(sql`
    select (select count(*) from deal_cases where outcome is null) as cases,
      (select count(*) from suspicions s where s.looked_at is null and ${standsOut}) as suspicions,
      (select count(*) from reports where outcome is null)
        + (select count(*) from report_appeals where outcome is null) as reports`);
  const [counted] = rows;
  return {
    inspections: before + after,
    cases: counted?.cases ?? 0,
    suspicions: counted?.suspicions ?? 0,
    reports: counted?.reports ?? 0,
  };
}

/** Whether inspection `i` of listing `l` is in the queue; those of listings that have ended meanwhile are not. */
export const waitingInspection = sql`i.outcome is null and l.status in ('in_review', 'scheduled', 'live')`;

/** Counts the listings in the queue. */
export async function countInspections(ctx: Ctx): Promise<{ before: number; after: number }> {
  const { rows } = await ctx.db.execute<{ before: number; after: number }>(sql`
    select count(*) filter (where i.kind in ('before', 'change')) as before, count(*) filter (where i.kind = 'after') as after
    from inspections i join listings l on l.id = i.listing_id
    where ${waitingInspection}`);
  return rows[0] ?? { before: 0, after: 0 };
}
