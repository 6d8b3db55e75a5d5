import type { Ctx } from "#server/context.ts";
import { eq, or, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { reporterMeasures } from "#server/features/reports/table.ts";
import { formatMoment } from "#server/messages/formats.ts";
import { pauseNow } from "./measure-rules.ts";
import type { ReporterKey } from "./read-reporters.ts";

/**
 * Refuses whoever is paused from reporting, with until when and why (rule M18): an account also where the pause is its
 * e-mail's, and a guest where it is the account's. A guest has shown nothing but an e-mail that others may know, so the reason
 * itself is in the mail that went there.
 */
export async function requireNotPaused(ctx: Ctx, { reporterId, guestEmail }: ReporterKey): Promise<void> {
  const isTheirs = reporterId
    ? or(
        eq(reporterMeasures.userId, reporterId),
        sql`${reporterMeasures.email} = (select lower(${users.email}) from ${users} where ${users.id} = ${reporterId})`,
      )
    : or(
        eq(reporterMeasures.email, guestEmail ?? ""),
        sql`${reporterMeasures.userId} in (select ${users.id} from ${users} where lower(${users.email}) = ${guestEmail})`,
      );
  const measures = await ctx.db.select().from(reporterMeasures).where(isTheirs);
  const pause = pauseNow(measures, ctx.clock());
  if (!pause?.until) return;
  const until = formatMoment(ctx.locale, pause.until);
  if (reporterId) throw new Conflict("REPORTS_PAUSED", { until, reason: pause.reason });
  throw new Conflict("REPORTS_PAUSED_GUEST", { until });
}
