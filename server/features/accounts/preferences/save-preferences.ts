import type { Preferences } from "#contract/accounts/preferences.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { getPreferences } from "./get-preferences.ts";

/** Stores the kinds of mail that the caller wants; those left out stay as they are. */
export async function savePreferences(ctx: Ctx, changes: Partial<Preferences>): Promise<Preferences> {
  const { userId } = requireUser(ctx);
  if (Object.keys(changes).length > 0) await ctx.db.update(users).set(changes).where(eq(users.id, userId));
  return getPreferences(ctx);
}
