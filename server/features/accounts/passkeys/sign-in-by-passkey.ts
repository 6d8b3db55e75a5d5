import type { SignedIn } from "#contract/accounts/accounts.ts";
import type { Assertion } from "#contract/accounts/passkeys.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { beginSession } from "#server/features/accounts/sign-in/begin-session.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { refusal } from "./challenges.ts";
import { checkAssertion } from "./check-assertion.ts";
import type { Site } from "./passkey-rules.ts";
import { passkeys } from "./table.ts";

/**
 * PK3: A passkey signs in without password and code, shows anew who is there (A24), and lets that sign-in do the site's work (A23).
 *
 * The device and whoever holds it have been verified both.
 */
export async function signInByPasskey(
  ctx: Ctx,
  site: Site,
  { passkey, device }: { passkey: Assertion; device?: string | undefined },
  caller: Caller,
): Promise<SignedIn> {
  const { id, userId } = await checkAssertion(ctx, site, { passkey, userId: null });
  return transaction(ctx, async (tx) => {
    // Its owner may have removed it while it was checked.
    const [still] = await tx.db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, id)).for("share");
    if (!still) throw refusal("PASSKEY_UNKNOWN");
    return beginSession(tx, { userId, caller, device, isByPasskey: true });
  });
}
