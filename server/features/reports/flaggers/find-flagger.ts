import type { Ctx } from "#server/context.ts";
import { and, eq, isNotNull, isNull, or, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { trustedFlaggers } from "#server/features/reports/table.ts";

/**
 * Which trusted flagger an account is, by itself or by its confirmed e-mail; null: none. A guest is nobody's, since anyone may write
 * another's e-mail.
 */
export async function findFlagger(ctx: Ctx, reporterId: number | null | undefined): Promise<number | null> {
  if (!reporterId) return null;
  const isTheirs = or(
    eq(trustedFlaggers.userId, reporterId),
    sql`${trustedFlaggers.email} = (select lower(${users.email}) from ${users}
      where ${users.id} = ${reporterId} and ${isNotNull(users.emailConfirmedAt)})`,
  );
  const [flagger] = await ctx.db
    .select({ id: trustedFlaggers.id })
    .from(trustedFlaggers)
    .where(and(isTheirs, isNull(trustedFlaggers.removedAt)));
  return flagger?.id ?? null;
}
