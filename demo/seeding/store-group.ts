import type { Ctx } from "#server/context.ts";
import { groupMemberships, userGroups } from "#server/features/accounts/groups/table.ts";
import { type Member, memberNamed } from "./member.ts";

const operator = "Kabinet";
const inGroup = ["sberatel_77", "rumovy_kapitan", "pan.Vilem"];

/** Stores a group of users, who pay less for goods. */
export async function storeGroup(ctx: Ctx, members: readonly Member[]): Promise<void> {
  const now = ctx.clock();
  const name = { cs: "Klub sběratelů", en: "Collectors’ club" };
  const [group] = await ctx.db
    .insert(userGroups)
    .values({ name, discount: 5, style: "gold", createdAt: now })
    .returning();
  if (!group) throw new Error("an insert returns its row");
  const byId = memberNamed(members, operator).id;
  await ctx.db.insert(groupMemberships).values(
    inGroup.map((username) => ({
      ...{ userId: memberNamed(members, username).id, groupId: group.id, byId },
      validFrom: now,
    })),
  );
}
