import { randomUUID } from "node:crypto";
import type { Ctx } from "#server/context.ts";
import { and, eq, isNotNull, isNull } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { verifiedPhones } from "#server/features/accounts/contact/table.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";

/** `byId`: a moderator, or the owner who has proved it; `reason`: the moderator's, or by what it was proved. */
interface Decision {
  readonly userId: number;
  readonly byId: number;
  readonly verified: boolean;
  readonly reason: string;
}

/**
 * Makes an account a verified one, or takes that back, which its owner is told; audited. False where it is so already. A number by
 * which it was verified before counts no more, once somebody vouches for the account.
 */
export async function setAccountVerified(
  ctx: Ctx,
  { userId, byId, verified, reason }: Decision,
): Promise<boolean> {
  const column = users.accountVerifiedAt;
  const changed = await ctx.db
    .update(users)
    .set({ accountVerifiedAt: verified ? ctx.clock() : null })
    .where(and(eq(users.id, userId), verified ? isNull(column) : isNotNull(column)))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  if (verified) await ctx.db.delete(verifiedPhones).where(eq(verifiedPhones.userId, userId));
  await recordChange(
    ctx,
    { subject: "verification", id: userId, from: !verified, to: { verified, reason } },
    byId,
  );
  if (!verified)
    await publish(ctx, accountEvents.VerificationWithdrawn, { userId, reason, requestId: randomUUID() });
  return true;
}

/** As `setAccountVerified`, of the age: checked by a person of the house, or withdrawn. */
export async function setAgeVerified(
  ctx: Ctx,
  { userId, byId, verified, reason }: Decision,
): Promise<boolean> {
  const column = users.ageVerifiedAt;
  const changed = await ctx.db
    .update(users)
    .set({ ageVerifiedAt: verified ? ctx.clock() : null })
    .where(and(eq(users.id, userId), verified ? isNull(column) : isNotNull(column)))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await recordChange(
    ctx,
    { subject: "verification", id: userId, from: !verified, to: { adult: verified, reason } },
    byId,
  );
  return true;
}
