import { randomUUID } from "node:crypto";
import type { Ctx } from "#server/context.ts";
import { and, eq, isNotNull } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { carryVerification } from "#server/features/accounts/contact/complete-rules.ts";
import { verifiedPhones } from "#server/features/accounts/contact/table.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { type contactDetails, users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { setAccountVerified } from "./set-verified.ts";

/** Verifies an account whose telephone has answered with a code. One that a moderator has vouched for meanwhile stays as it is. */
export async function verifyByPhone(ctx: Ctx, { userId, phone }: { userId: number; phone: string }): Promise<void> {
  await setAccountVerified(ctx, { userId, byId: userId, verified: true, reason: "sms", phone });
}

/**
 * Ends the verification by a code whose number is no longer in the details, or which are no longer complete, and tells the owner
 * (rule A29). The number is free again, as is one taken on trust, whose account stays verified. The caller has the details' row locked.
 */
export async function endLapsedVerification(
  ctx: Ctx,
  details: Partial<typeof contactDetails.$inferSelect> & { userId: number },
): Promise<void> {
  const { userId } = details;
  const [verified] = await ctx.db.select().from(verifiedPhones).where(eq(verifiedPhones.userId, userId));
  if (!verified || carryVerification(details, verified.phone)) return;
  if (!verified.byCode && details.phone === verified.phone) return;
  await ctx.db.delete(verifiedPhones).where(eq(verifiedPhones.userId, userId));
  if (!verified.byCode) return;
  const ended = await ctx.db
    .update(users)
    .set({ accountVerifiedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.accountVerifiedAt)))
    .returning({ id: users.id });
  // A moderator may have taken it back before.
  if (ended.length === 0) return;
  const to = { verified: false, reason: "details" };
  await recordChange(ctx, { subject: "verification", id: userId, from: true, to }, userId);
  await publish(ctx, accountEvents.VerificationLapsed, { userId, requestId: randomUUID() });
}
