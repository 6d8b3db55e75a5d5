import type { Preferences } from "#contract/accounts/preferences.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Unauthenticated } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";

/** The kinds of mail that the caller gets. */
export async function getPreferences(ctx: Ctx): Promise<Preferences> {
  const { userId } = requireUser(ctx);
  const [row] = await ctx.db
    .select({ notifyEnding: users.notifyEnding, notifyMessages: users.notifyMessages })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new Unauthenticated();
  return row;
}
