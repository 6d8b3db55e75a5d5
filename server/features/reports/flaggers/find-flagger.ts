import type { Ctx } from "#server/context.ts";
import { and, eq, isNull, or, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { trustedFlaggers } from "#server/features/reports/table.ts";

/** Which trusted flagger reports here, by account, its e-mail or a guest's e-mail; null: nobody of them. */
export async function findFlagger(
  ctx: Ctx,
  { reporterId, guestEmail }: { reporterId?: number | null; guestEmail?: string | null },
): Promise<number | null> {
  const isTheirs = reporterId
    ? or(
        eq(trustedFlaggers.userId, reporterId),
        sql`${trustedFlaggers.email} = (select lower(${users.email}) from ${users} where ${users.id} = ${reporterId})`,
      )
    : eq(trustedFlaggers.email, guestEmail ?? "");
  const [flagger] = await ctx.db
    .select({ id: trustedFlaggers.id })
    .from(trustedFlaggers)
    .where(and(isTheirs, isNull(trustedFlaggers.removedAt)));
  return flagger?.id ?? null;
}
