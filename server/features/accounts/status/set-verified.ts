import { randomUUID } from "node:crypto";
import type { Ctx } from "#server/context.ts";
import { and, eq, isNotNull, isNull } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { verifiedPhones } from "#server/features/accounts/contact/table.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";

/** `byId`: a moderator, or the owner who has proved it; `reason`: the moderator's, or by what it was proved. */
interface Decision {
  readonly userId: number;
  readonly byId: number;
  readonly verified: boolean;
  readonly reason: string;
  /** The number that has answered with a code; without one, that of the contact details is its owner's on trust. */
  readonly phone?: string;
}

/**
 * Makes an account a verified one, or takes that back, which its owner is told; audited. False where it is so already. Its telephone is
 * no other account's from then on, unless another is verified by it already.
 */
export async function setAccountVerified(
  ctx: Ctx,
  { userId, byId, verified, reason, phone }: Decision,
): Promise<boolean> {
  const column = users.accountVerifiedAt;
  const changed = await ctx.db
    .update(users)
    .set({ accountVerifiedAt: verified ? ctx.clock() : null })
    .where(and(eq(users.id, userId), verified ? isNull(column) : isNotNull(column)))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await keepPhone(ctx, { userId, verified, phone });
  await recordChange(
    ctx,
    { subject: "verification", id: userId, from: { verified: !verified }, to: { verified }, reason },
    byId,
  );
  if (!verified) await publish(ctx, accountEvents.VerificationWithdrawn, { userId, reason, requestId: randomUUID() });
  return true;
}

/** A number taken on trust is free again once nobody vouches for its account. */
async function keepPhone(
  ctx: Ctx,
  { userId, verified, phone }: Pick<Decision, "userId" | "verified"> & { phone: string | undefined },
) {
  const own = eq(verifiedPhones.userId, userId);
  await ctx.db.delete(verifiedPhones).where(verified ? own : and(own, eq(verifiedPhones.byCode, false)));
  if (!verified) return;
  const number = phone ?? (await findPhone(ctx, userId));
  if (number === null) return;
  const row = { userId, phone: number, verifiedAt: ctx.clock(), byCode: phone !== undefined };
  const insert = ctx.db.insert(verifiedPhones).values(row);
  await (row.byCode ? insert : insert.onConflictDoNothing());
}

async function findPhone(ctx: Ctx, userId: number): Promise<string | null> {
  const [details] = await ctx.db
    .select({ phone: contactDetails.phone })
    .from(contactDetails)
    .where(eq(contactDetails.userId, userId))
    .for("share");
  return details?.phone ?? null;
}

/** As `setAccountVerified`, of the age: checked by a person of the site, or withdrawn. */
export async function setAgeVerified(ctx: Ctx, { userId, byId, verified, reason }: Decision): Promise<boolean> {
  const column = users.ageVerifiedAt;
  const changed = await ctx.db
    .update(users)
    .set({ ageVerifiedAt: verified ? ctx.clock() : null })
    .where(and(eq(users.id, userId), verified ? isNull(column) : isNotNull(column)))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  await recordChange(
    ctx,
    { subject: "verification", id: userId, from: { adult: !verified }, to: { adult: verified }, reason },
    byId,
  );
  return true;
}
