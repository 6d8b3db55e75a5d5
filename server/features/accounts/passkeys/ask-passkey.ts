import { type Ctx, requireUser } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { newChallenge } from "./challenges.ts";
import { challengeMs, type Site } from "./passkey-rules.ts";
import { passkeys } from "./table.ts";

const verified = { timeout: challengeMs, userVerification: "required" } as const;

/** What a visitor's passkey is asked with to sign in; it says itself whose it is. Counted for the network. */
export async function askToSignIn(ctx: Ctx, { rpId }: Site, network: string) {
  await countAttempt(ctx, limits.passkeyAddress, network);
  return { challenge: await newChallenge(ctx, { purpose: "sign-in", userId: null }), rpId, ...verified };
}

/** What one of the caller's own passkeys is asked with, to show anew who is there. */
export async function askForProof(ctx: Ctx, { rpId }: Site) {
  const { userId } = requireUser(ctx);
  await countAttempt(ctx, limits.passkeyUser, String(userId));
  const allowCredentials = await credentialsOf(ctx, userId);
  if (allowCredentials.length === 0) throw new Conflict("PASSKEY_NONE");
  return {
    ...{ challenge: await newChallenge(ctx, { purpose: "proof", userId }), rpId, allowCredentials },
    ...verified,
  };
}

/** An account's passkeys as browsers name them. */
export async function credentialsOf(ctx: Ctx, userId: number) {
  const own = await ctx.db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id));
  return own.map(({ id }) => ({ id, type: "public-key" as const }));
}
