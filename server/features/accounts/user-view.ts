import type { User } from "#contract/accounts/accounts.ts";
import type { users } from "./table.ts";

/** An account as its owner reads it; never the password's hash. */
export function userView(row: typeof users.$inferSelect): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    avatar_file_name: row.avatarMediaId && `${row.avatarMediaId}/320.webp`,
    group: null,
    scope: row.suspendedAt ? [] : row.scopes,
    locale: row.locale,
    emailConfirmed: row.emailConfirmedAt !== null,
    ageVerified: row.ageVerifiedAt !== null,
    accountVerified: row.accountVerifiedAt !== null,
    suspended: row.suspendedAt !== null,
  };
}
