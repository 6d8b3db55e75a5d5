import { randomBytes } from "node:crypto";
import { hashPassword } from "./passwords/password-hash.ts";
import { skeletonOf } from "./sign-up/name-rules.ts";
import type { users } from "./table.ts";

/** An account of the operator, which has accepted everything; its password is random and kept nowhere. */
export async function operatorRow(
  account: { email: string; username: string; scopes?: string[] },
  now: Date,
) {
  return {
    ...account,
    usernameSkeleton: skeletonOf(account.username),
    passwordHash: await hashPassword(randomBytes(32).toString("base64")),
    trader: true,
    emailConfirmedAt: now,
    ageVerifiedAt: now,
    accountVerifiedAt: now,
    termsAcceptedAt: now,
    adultDeclaredAt: now,
  } satisfies typeof users.$inferInsert;
}
