import type { User } from "#contract/accounts/accounts.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Unauthenticated } from "#server/errors.ts";
import { activeDiscount } from "./groups/active-group.ts";
import { users } from "./table.ts";
import { userView } from "./user-view.ts";

export async function getMe(ctx: Ctx): Promise<User> {
  const { userId } = requireUser(ctx);
  const [row] = await ctx.db
    .select({ user: users, discount: activeDiscount(userId) })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Unauthenticated();
  return userView(row.user, row.discount);
}
