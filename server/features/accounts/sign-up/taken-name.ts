import type { Ctx } from "#server/context.ts";
import { and, eq, isNotNull } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";

/** Refuses a user name that a confirmed account has; names that are only wished for are free (RULES.md A14). */
export async function requireFreeName(ctx: Ctx, username: string): Promise<void> {
  const taken = and(eq(users.username, username), isNotNull(users.emailConfirmedAt));
  if ((await ctx.db.$count(users, taken)) > 0) throw nameTaken();
}

/** Two accounts that are confirmed at once may both have found their name free; the unique index decides. */
export function refuseTakenName(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  const isTaken =
    typeof cause === "object" &&
    cause !== null &&
    "constraint" in cause &&
    cause.constraint === "users_username";
  throw isTaken ? nameTaken() : error;
}

function nameTaken(): Invalid {
  return new Invalid({ username: ["USERNAME_TAKEN"] }, "USERNAME_TAKEN");
}
