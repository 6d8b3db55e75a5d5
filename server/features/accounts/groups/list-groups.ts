import type { UserGroup } from "#contract/accounts/groups.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { userGroups } from "./table.ts";

/** The groups of users, for moderators. */
export async function listGroups(ctx: Ctx): Promise<UserGroup[]> {
  requireScope(ctx, "moderation");
  const rows = await ctx.db.select().from(userGroups).orderBy(userGroups.id);
  return rows.map(({ id, name, discount, style }) => ({ id, name, discount, style }));
}
