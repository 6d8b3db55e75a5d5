import { groupMemberships, userGroups } from "#server/features/accounts/groups/table.ts";
import type { TestApp } from "../app.ts";
import { makeUser, type TestUser } from "./user.ts";

/** Somebody in a group of their own, with a discount in per cent. */
export async function makeMember(app: TestApp, discount: number): Promise<TestUser> {
  const [user, operator] = [await makeUser(app.ctx), await makeUser(app.ctx, { scopes: ["finance"] })];
  const createdAt = app.clock.now();
  // Whichever clock looks, the test's that was moved on or the database's, the membership has begun.
  const validFrom = new Date(Math.min(createdAt.getTime(), Date.now()) - 60_000);
  const [group] = await app.db
    .insert(userGroups)
    .values({ name: { cs: `Klub ${discount}`, en: "Club" }, discount, style: "gold", createdAt })
    .returning({ id: userGroups.id });
  const membership = { groupId: group?.id ?? 0, userId: user.id, byId: operator.id, validFrom };
  await app.db.insert(groupMemberships).values(membership);
  return user;
}
