import type { Ctx } from "#server/context.ts";
import { and, eq, isNotNull, or } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { nameRefusal, skeletonOf } from "./name-rules.ts";

/** Refuses a user name that is none, or that a confirmed account has or looks like; what is only wished for is free (RULES.md A14, A15). */
export async function requireFreeName(ctx: Ctx, username: string): Promise<void> {
  const refusal = nameRefusal(username);
  if (refusal) throw refused(refusal);
  const isLike = or(eq(users.username, username), eq(users.usernameSkeleton, skeletonOf(username)));
  const alike = await ctx.db
    .select({ isSame: eq(users.username, username).mapWith(Boolean) })
    .from(users)
    .where(and(isLike, isNotNull(users.emailConfirmedAt)));
  if (alike.length > 0)
    throw refused(alike.some(({ isSame }) => isSame) ? "USERNAME_TAKEN" : "USERNAME_SIMILAR");
}

/** Two accounts that are confirmed at once may both have found their name free; the unique indexes decide. */
export function refuseTakenName(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  const constraint =
    typeof cause === "object" && cause !== null && "constraint" in cause ? cause.constraint : null;
  if (constraint === "users_username") throw refused("USERNAME_TAKEN");
  if (constraint === "users_username_skeleton") throw refused("USERNAME_SIMILAR");
  throw error;
}

type NameRefusal = "USERNAME_TAKEN" | "USERNAME_SIMILAR" | "USERNAME_SCRIPTS" | "USERNAME_RESERVED";

function refused(code: NameRefusal): Invalid {
  return new Invalid({ username: [code] }, code);
}
