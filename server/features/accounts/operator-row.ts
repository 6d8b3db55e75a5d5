import { nobodysHash } from "./passwords/password-hash.ts";
import { skeletonOf } from "./sign-up/name-rules.ts";
import type { users } from "./table.ts";

/** An account of the operator, which has accepted everything; nobody has its password. */
export async function operatorRow(account: { email: string; username: string; scopes?: string[] }, now: Date) {
  return {
    ...account,
    usernameSkeleton: skeletonOf(account.username),
    passwordHash: await nobodysHash(),
    trader: true,
    emailConfirmedAt: now,
    ageVerifiedAt: now,
    accountVerifiedAt: now,
    termsAcceptedAt: now,
    adultDeclaredAt: now,
  } satisfies typeof users.$inferInsert;
}
