import type { Credentials } from "#contract/accounts/credentials.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Unauthenticated } from "#server/errors.ts";
import { isCodeOpen } from "./codes/code-rules.ts";
import { emailChanges, users } from "./table.ts";
import { lastChangeOf } from "./usernames/change-username.ts";
import { changeableFrom } from "./usernames/username-change-rules.ts";

/** What the caller signs in with and is called by, and which changes are under way or have to wait. */
export async function getCredentials(ctx: Ctx): Promise<Credentials> {
  const { userId } = requireUser(ctx);
  const now = ctx.clock();
  const [row] = await ctx.db
    .select({ username: users.username, email: users.email, wish: emailChanges })
    .from(users)
    .leftJoin(emailChanges, eq(emailChanges.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new Unauthenticated();
  const { username, email, wish } = row;
  return {
    username,
    email,
    usernameFrom: changeableFrom(await lastChangeOf(ctx, userId), now)?.toISOString() ?? null,
    emailWanted: wish && isCodeOpen(wish, now) ? { email: wish.email, until: wish.expiresAt.toISOString() } : null,
  };
}
