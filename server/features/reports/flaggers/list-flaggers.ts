import type { TrustedFlagger } from "#contract/reports/trusted-flaggers.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { inArray, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { trustedFlaggers } from "#server/features/reports/table.ts";

/** Trusted flaggers, for administrators: those of today first, each group by its newest. */
export async function listFlaggers(ctx: Ctx): Promise<TrustedFlagger[]> {
  requireScope(ctx, "admin");
  const rows = await ctx.db
    .select()
    .from(trustedFlaggers)
    .orderBy(sql`${trustedFlaggers.removedAt} is not null, ${trustedFlaggers.id} desc`);
  const ids = rows.flatMap(({ userId, namedById, removedById }) => [userId, namedById, removedById]);
  const people = await ctx.db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      inArray(
        users.id,
        ids.filter((id) => id !== null),
      ),
    );
  const nameOf = (id: number | null) => people.find((person) => person.id === id)?.username ?? null;
  return rows.map(({ id, name, userId, email, reason, createdAt, namedById, ...row }) => ({
    ...{ id, name, username: nameOf(userId), email, reason },
    at: createdAt.toISOString(),
    by: nameOf(namedById) ?? "",
    removed: row.removedAt && {
      at: row.removedAt.toISOString(),
      by: nameOf(row.removedById) ?? "",
      reason: row.removedReason ?? "",
    },
  }));
}
