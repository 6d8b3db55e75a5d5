import type { User } from "#contract/accounts/accounts.ts";
import { avatarFileOf } from "./avatars/avatar-file.ts";
import type { users } from "./table.ts";

/** An account as its owner reads it; never the password's hash. `discount`: of the group they are in, percent. */
export function userView(row: typeof users.$inferSelect, discount: number | null): User {
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    avatar_file_name: avatarFileOf(row.avatarMediaId),
    group: discount === null ? null : { discount },
    scope: row.suspendedAt ? [] : row.scopes,
    locale: row.locale,
    emailConfirmed: row.emailConfirmedAt !== null,
    ageVerified: row.ageVerifiedAt !== null,
    accountVerified: row.accountVerifiedAt !== null,
    suspended: row.suspendedAt !== null,
  };
}
