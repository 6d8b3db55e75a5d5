import type { Ctx } from "#server/context.ts";
import { and, eq, isNotNull } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { verifiedPhones } from "./table.ts";

/** The number by whose code an account is verified, as E.164; null where it is not, or a moderator vouches for it. */
export async function findVerifiedPhone(ctx: Ctx, userId: number): Promise<string | null> {
  const [row] = await ctx.db
    .select({ phone: verifiedPhones.phone })
    .from(verifiedPhones)
    .innerJoin(users, and(eq(users.id, verifiedPhones.userId), isNotNull(users.accountVerifiedAt)))
    .where(and(eq(verifiedPhones.userId, userId), eq(verifiedPhones.byCode, true)));
  return row?.phone ?? null;
}
