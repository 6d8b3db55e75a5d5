import { randomUUID } from "node:crypto";
import type { Ctx } from "#server/context.ts";
import { and, eq, isNotNull, isNull } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { tokens, users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";

/** `byId` is the moderator whose decision it is; `reason` is null where the third strike suspends. */
export interface Suspension {
  readonly userId: number;
  readonly byId: number;
  readonly reason: string | null;
}

/**
 * Suspends an account: its sign-ins end, its owner is told why, the change is audited. What it sells and bids is for
 * `suspendPerson`. False where it is suspended already.
 */
export async function suspendAccount(ctx: Ctx, { userId, byId, reason }: Suspension): Promise<boolean> {
  const suspended = { suspendedAt: ctx.clock(), suspendedReason: reason, suspendedById: byId };
  const changed = await ctx.db
    .update(users)
    .set(suspended)
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await ctx.db.delete(tokens).where(eq(tokens.userId, userId));
  const to = reason === null ? "strikes" : "suspended";
  await recordChange(ctx, { subject: "suspension", id: userId, from: null, to, reason }, byId);
  await publish(ctx, accountEvents.AccountSuspended, { userId, requestId: randomUUID() });
  return true;
}

/** Releases an account, tells its owner and audits the change; false where it is not suspended. */
export async function releaseAccount(ctx: Ctx, { userId, byId, reason }: Suspension): Promise<boolean> {
  const changed = await ctx.db
    .update(users)
    .set({ suspendedAt: null, suspendedReason: null, suspendedById: null })
    .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await recordChange(ctx, { subject: "suspension", id: userId, from: "suspended", to: null, reason }, byId);
  await publish(ctx, accountEvents.AccountReleased, { userId, requestId: randomUUID() });
  return true;
}
