import { randomUUID } from "node:crypto";
import { type Ctx, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { users } from "#server/features/accounts/table.ts";

/** Upheld cases of non-payment that suspend an account (RULES.md K6). */
const strikesToSuspend = 3;

/** Counts an upheld case of non-payment against a user; the third suspends the account and tells its owner. */
export async function addStrike(ctx: Ctx, userId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [user] = await tx.db
      .update(users)
      .set({ strikes: sql`${users.strikes} + 1` })
      .where(eq(users.id, userId))
      .returning({ strikes: users.strikes, suspendedAt: users.suspendedAt });
    if (!user || user.strikes < strikesToSuspend || user.suspendedAt) return;
    await tx.db.update(users).set({ suspendedAt: tx.clock() }).where(eq(users.id, userId));
    await publish(tx, accountEvents.AccountSuspended, { userId, requestId: randomUUID() });
  });
}
