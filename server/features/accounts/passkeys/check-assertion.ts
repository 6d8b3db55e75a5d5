import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { Assertion } from "#contract/accounts/passkeys.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, lt, or, sql } from "#server/db/query.ts";
import { refusal, spendChallenge } from "./challenges.ts";
import type { Site } from "./passkey-rules.ts";
import { passkeys } from "./table.ts";
import { userHandleOf } from "./user-handle.ts";

type Passkey = typeof passkeys.$inferSelect;

/**
 * PK2: What a passkey has signed counts once, within {challengeMs}, for what and for whom it was asked, from this
 * site's own pages and key, after its owner was verified, and with a count beyond the last one where the device
 * counts.
 *
 * Whose passkey has signed what it was asked. `userId`: who has to be its owner, null for whoever signs in. Never inside a transaction.
 */
export async function checkAssertion(
  ctx: Ctx,
  site: Site,
  { passkey: signed, userId }: { passkey: Assertion; userId: number | null },
): Promise<Passkey> {
  const purpose = userId === null ? "sign-in" : "proof";
  const challenge = await spendChallenge(ctx, signed.response.clientDataJSON, { purpose, userId });
  const [known] = await ctx.db.select().from(passkeys).where(eq(passkeys.credentialId, signed.id));
  if (!known || (userId !== null && known.userId !== userId)) throw refusal("PASSKEY_UNKNOWN");
  const counter = await verify(site, { signed, challenge, known }).catch((error: unknown) => {
    // The library throws what does not fit, in words for the log alone.
    ctx.log.warn({ security: "passkey_refused", account: known.userId, err: error }, "security event");
    return null;
  });
  if (counter === null || !(await noteUse(ctx, known, counter))) throw refusal("PASSKEY_REFUSED");
  return known;
}

/** How often the authenticator says it was used; null where the signature is none of its. */
async function verify(
  { rpId, origin }: Site,
  { signed, challenge, known }: { signed: Assertion; challenge: string; known: Passkey },
): Promise<number | null> {
  const { userHandle } = signed.response;
  if (userHandle && userHandle !== userHandleOf(known.userId).toString("base64url")) return null;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...signed,
      response: { ...signed.response, userHandle: userHandle ?? "" },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: known.counter,
    },
  });
  return verified ? authenticationInfo.newCounter : null;
}

/** Of two uses with the same count one succeeds; an authenticator that does not count says 0 each time. */
async function noteUse(ctx: Ctx, { id }: Passkey, counter: number): Promise<boolean> {
  const isLater = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const noted = await ctx.db
    .update(passkeys)
    .set({ counter, lastUsedAt: ctx.clock() })
    .where(and(eq(passkeys.id, id), isLater))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}
