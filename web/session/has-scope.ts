import type { User } from "#contract/accounts/accounts.ts";

/** Whether somebody has a scope of the back office; `admin` has them all. */
export function hasScope(user: Pick<User, "scope"> | null, scope: string): boolean {
  return user !== null && (user.scope.includes(scope) || user.scope.includes("admin"));
}
