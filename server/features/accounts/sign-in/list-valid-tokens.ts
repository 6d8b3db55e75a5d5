import type { Ctx } from "#server/context.ts";
import { and, eq, gt, isNull, sql } from "#server/db/query.ts";
import { tokens, users } from "#server/features/accounts/table.ts";

/** The hashes among these whose tokens are still valid and belong to an account that is not suspended. */
export async function listValidTokens(ctx: Ctx, hashes: readonly Buffer[]): Promise<Buffer[]> {
  const rows = await ctx.db
    .select({ hash: tokens.hash })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(
      and(
        sql`${tokens.hash} = any(${sql.param(hashes)}::bytea[])`,
        gt(tokens.expiresAt, ctx.clock()),
        isNull(users.suspendedAt),
      ),
    );
  return rows.map(({ hash }) => hash);
}
