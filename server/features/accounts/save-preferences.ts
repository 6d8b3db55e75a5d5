import { eq } from "drizzle-orm";
import type { Preferences } from "#contract/preferences.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { users } from "./table.ts";

/** Stores what the caller wants mails about. */
export async function savePreferences(ctx: Ctx, { notifyEnding }: Preferences): Promise<Preferences> {
  const { userId } = requireUser(ctx);
  await ctx.db.update(users).set({ notifyEnding }).where(eq(users.id, userId));
  return { notifyEnding };
}
