import type { Membership } from "#contract/accounts/groups.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, gt, isNull, lte, or, type SQL, sql } from "#server/db/query.ts";
import { groupMemberships, userGroups } from "./table.ts";

/** The group that a user is in at a time, null while in none. */
export async function findMembership(ctx: Ctx, userId: number, now: Date): Promise<Membership | null> {
  const [found] = await ctx.db
    .select({ membership: groupMemberships, group: userGroups })
    .from(groupMemberships)
    .innerJoin(userGroups, eq(userGroups.id, groupMemberships.groupId))
    .where(
      and(
        eq(groupMemberships.userId, userId),
        lte(groupMemberships.validFrom, now),
        or(isNull(groupMemberships.validUntil), gt(groupMemberships.validUntil, now)),
      ),
    );
  if (!found) return null;
  const { id, name, discount, style } = found.group;
  return {
    group: { id, name, discount, style },
    from: found.membership.validFrom.toISOString(),
    until: found.membership.validUntil?.toISOString() ?? null,
  };
}

/** The discount of a user at a time, in percent of a price: 0 without a group (rule A17). */
export async function discountOf(ctx: Ctx, userId: number, now: Date): Promise<number> {
  return (await findMembership(ctx, userId, now))?.group.discount ?? 0;
}

/** The same within another query, null without a group; by the database's clock. */
export const activeDiscount = (userId: unknown): SQL<number | null> => sql<number | null>`(
  select g.discount from group_memberships m join user_groups g on g.id = m.group_id
  where m.user_id = ${userId} and m.valid_from <= now() and (m.valid_until is null or m.valid_until > now()) limit 1)`;
