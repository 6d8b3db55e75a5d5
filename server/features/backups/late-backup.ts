import { type SQL, sql } from "#server/db/query.ts";

const lateHours = 26;
const lateDays = 9;

/**
 * BK4: In production administrators are told on the overview where nothing was saved for {lateHours} hours, no restore has gone well for
 * {lateDays} days, or the last trial of one failed.
 *
 * Since when nothing was saved (null: never), in a row that is there only where it is to be told.
 */
export const lateBackup: SQL = sql`(select saved_at from backups) from drizzle.mode where mode = 'production' and not exists (
  select from backups where saved_at > now() - make_interval(hours => ${lateHours})
    and proven_at > now() - make_interval(days => ${lateDays}) and fault is null)`;
