import { maxPasskeys } from "#contract/accounts/passkeys.ts";
import { type Ctx, requireConfirmed } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Unauthenticated } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { users } from "#server/features/accounts/table.ts";
import { credentialsOf } from "./ask-passkey.ts";
import { newChallenge } from "./challenges.ts";
import { authenticatorSelection, challengeMs, keyAlgorithms, type Site } from "./passkey-rules.ts";
import { userHandleOf } from "./user-handle.ts";

/** What the caller's device is asked with to make a passkey that it keeps and finds again by itself (rule PK1). */
export async function beginPasskey(ctx: Ctx, { rpId }: Site) {
  const { userId } = requireConfirmed(ctx);
  await requireReauthentication(ctx);
  await countAttempt(ctx, limits.passkeyUser, String(userId));
  const [account] = await ctx.db
    .select({ email: users.email, username: users.username })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw new Unauthenticated();
  const excludeCredentials = await credentialsOf(ctx, userId);
  if (excludeCredentials.length >= maxPasskeys) throw new Conflict("PASSKEY_LIMIT", { max: maxPasskeys });
  return {
    challenge: await newChallenge(ctx, { purpose: "add", userId }),
    rp: { id: rpId, name: "Kabinet" },
    user: {
      id: userHandleOf(userId).toString("base64url"),
      name: account.email,
      displayName: account.username,
    },
    pubKeyCredParams: keyAlgorithms.map((alg) => ({ alg, type: "public-key" as const })),
    timeout: challengeMs,
    attestation: "none" as const,
    authenticatorSelection,
    excludeCredentials,
  };
}
