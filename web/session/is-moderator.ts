import type { User } from "#contract/accounts.ts";

/** Whether somebody's scopes make them a moderator. */
export function isModerator(user: Pick<User, "scope"> | null): boolean {
  return user !== null && (user.scope.includes("moderation") || user.scope.includes("admin"));
}
