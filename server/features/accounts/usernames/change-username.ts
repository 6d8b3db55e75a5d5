import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { desc, eq } from "#server/db/query.ts";
import { Conflict, Invalid, Unauthenticated } from "#server/errors.ts";
import { skeletonOf } from "#server/features/accounts/sign-up/name-rules.ts";
import { refuseTakenName, requireFreeName } from "#server/features/accounts/sign-up/taken-name.ts";
import { formerUsernames, users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { changeableFrom } from "./username-change-rules.ts";

/**
 * Gives the caller another user name, once in 30 days; the old one is kept from others for a year (rule A18). Another spelling
 * of the same name (`otto`, `Otto`) is a change too.
 */
export async function changeUsername(ctx: Ctx, username: string): Promise<void> {
  const { userId } = requireTrader(ctx);
  await transaction(ctx, async (tx) => {
    const [account] = await tx.db.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!account) throw new Unauthenticated();
    if (account.username === username) throw new Invalid({ username: ["USERNAME_SAME"] }, "USERNAME_SAME");
    if (changeableFrom(await lastChangeOf(tx, userId), tx.clock())) throw new Conflict("USERNAME_TOO_SOON");
    await requireFreeName(tx, username, userId);
    await tx.db.insert(formerUsernames).values({
      userId,
      username: account.username,
      skeleton: skeletonOf(account.username),
      leftAt: tx.clock(),
    });
    await tx.db
      .update(users)
      .set({ username, usernameSkeleton: skeletonOf(username) })
      .where(eq(users.id, userId));
    await recordChange(tx, { subject: "username", id: userId, from: account.username, to: username });
  }).catch(refuseTakenName);
}

/** When the account last changed its name; null where it never did. */
export async function lastChangeOf(ctx: Ctx, userId: number): Promise<Date | null> {
  const [last] = await ctx.db
    .select({ at: formerUsernames.leftAt })
    .from(formerUsernames)
    .where(eq(formerUsernames.userId, userId))
    .orderBy(desc(formerUsernames.leftAt))
    .limit(1);
  return last?.at ?? null;
}
