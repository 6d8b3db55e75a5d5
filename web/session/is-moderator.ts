import type { User } from "#contract/accounts/accounts.ts";

/** Whether an account's scopes make it a moderator. */
export function isModerator(user: Pick<User, "scope"> | null): boolean {
  return user !== null && (user.scope.includes("moderation") || user.scope.includes("admin"));
}
