import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** What somebody of the staff has looked at. */
interface Reading {
  /** What was shown: `person`, `payouts`, `audit` … */
  readonly what: string;
  /** Whose it is, or what part of the site's. */
  readonly id: number | string;
  /** What more tells one look from another. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * AU4: Looks at personal data are in the audit as well: a person's card, accounts of payouts, reported messages, the audit itself. The same
 * look by the same person is noted once an hour; what was typed into a search is not kept. What cannot be noted is not shown.
 *
 * A page that is looked at again and again leaves one entry.
 */
export async function recordReading(ctx: Ctx, { what, id, details }: Reading): Promise<void> {
  const { userId } = requireUser(ctx);
  const shown = JSON.stringify({ what, ...details });
  await ctx.db.execute(sql`
    insert into audit_entries (by_id, subject, subject_id, after)
    select ${userId}::int8, 'reading', ${String(id)}::text, ${shown}::jsonb
    where not exists (
      select from audit_entries where subject_id = ${String(id)} and at > now() - interval '1 hour'
        and subject = 'reading' and by_id = ${userId} and after = ${shown}::jsonb)`);
}
