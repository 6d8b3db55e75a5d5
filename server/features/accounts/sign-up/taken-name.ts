import type { Ctx } from "#server/context.ts";
import { brokenConstraint } from "#server/db/broken-constraint.ts";
import { and, eq, gt, isNotNull, ne, or } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { formerUsernames, users } from "#server/features/accounts/table.ts";
import { retainedMs } from "#server/features/accounts/usernames/username-change-rules.ts";
import { nameRefusal, skeletonOf } from "./name-rules.ts";

/**
 * Refuses a user name that is none, or that another confirmed account than the owner's has or looks like, or has given up within a
 * year; what is only wished for is free (rules A14, A15, A18).
 */
export async function requireFreeName(ctx: Ctx, username: string, ownerId?: number): Promise<void> {
  const refusal = nameRefusal(username);
  if (refusal) throw refused(refusal);
  const isLike = or(eq(users.username, username), eq(users.usernameSkeleton, skeletonOf(username)));
  const alike = await ctx.db
    .select({ isSame: eq(users.username, username).mapWith(Boolean) })
    .from(users)
    .where(and(isLike, isNotNull(users.emailConfirmedAt), ownerId ? ne(users.id, ownerId) : undefined));
  if (alike.length > 0) throw refused(alike.some(({ isSame }) => isSame) ? "USERNAME_TAKEN" : "USERNAME_SIMILAR");
  // After the names in use: one that is given up in between is in one of the two at least.
  if (await isRetained(ctx, username, ownerId)) throw refused("USERNAME_TAKEN");
}

async function isRetained(ctx: Ctx, username: string, ownerId: number | undefined): Promise<boolean> {
  const isLike = or(eq(formerUsernames.username, username), eq(formerUsernames.skeleton, skeletonOf(username)));
  const isOfAnother = ownerId ? ne(formerUsernames.userId, ownerId) : undefined;
  const isRecent = gt(formerUsernames.leftAt, new Date(ctx.clock().getTime() - retainedMs));
  return (await ctx.db.$count(formerUsernames, and(isLike, isOfAnother, isRecent))) > 0;
}

/** Two accounts that are confirmed at once may both have found their name free; the unique indexes decide. */
export function refuseTakenName(error: unknown): never {
  const constraint = brokenConstraint(error);
  if (constraint === "users_username") throw refused("USERNAME_TAKEN");
  if (constraint === "users_username_skeleton") throw refused("USERNAME_SIMILAR");
  throw error;
}

type NameRefusal = "USERNAME_TAKEN" | "USERNAME_SIMILAR" | "USERNAME_SCRIPTS" | "USERNAME_RESERVED";

function refused(code: NameRefusal): Invalid {
  return new Invalid({ username: [code] }, code);
}
