import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, gt, isNull, or } from "#server/db/query.ts";
import { Conflict, Invalid, NotFound } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { users } from "../table.ts";
import { findMembership } from "./active-group.ts";
import { groupMemberships, userGroups } from "./table.ts";

/** null as `groupId`: in no group. null as `until`: until it is changed. */
export interface NewMembership {
  readonly userId: number;
  readonly byId: number;
  readonly groupId: number | null;
  readonly until: Date | null;
  /** `from` of the membership that its writer has seen (ISO 8601); null: none. */
  readonly seen: string | null;
}

/**
 * A17: A user has one membership of a group at a time, from when a moderator says until a day or until it is changed;
 * a group has a discount of 0 to 100 percent, which `/api/me` and the session say. Each change is audited, and stored
 * over the membership that was seen: of two the second is told.
 *
 * Puts a user into a group from now on, in place of the one they were in; audited. The same again changes nothing; CHANGED_ELSEWHERE where
 * another membership holds than was seen.
 */
export async function setMembership(ctx: Ctx, { userId, byId, groupId, until, seen }: NewMembership): Promise<void> {
  await transaction(ctx, async (tx) => {
    // One change of a user's groups at a time.
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    const now = tx.clock();
    if (until && until <= now) throw new Invalid({ until: ["PAST_DATE"] });
    const before = await findMembership(tx, userId, now);
    const isSame = (before?.group.id ?? null) === groupId && (before?.until ?? null) === (until?.toISOString() ?? null);
    if (isSame) return;
    if ((before?.from ?? null) !== seen) throw new Conflict("CHANGED_ELSEWHERE");
    if (groupId !== null && (await tx.db.$count(userGroups, eq(userGroups.id, groupId))) === 0) throw new NotFound();
    await tx.db
      .update(groupMemberships)
      .set({ validUntil: now })
      .where(
        and(
          eq(groupMemberships.userId, userId),
          or(isNull(groupMemberships.validUntil), gt(groupMemberships.validUntil, now)),
        ),
      );
    if (groupId !== null)
      await tx.db.insert(groupMemberships).values({ userId, groupId, validFrom: now, validUntil: until, byId });
    const to = groupId === null ? null : { groupId, until: until?.toISOString() ?? null };
    const from = before && { groupId: before.group.id, until: before.until };
    await recordChange(tx, { subject: "group", id: userId, from, to });
  });
}
