import { randomUUID } from "node:crypto";
import { type VerifiedRegistrationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { type Attestation, maxPasskeys, type Passkey } from "#contract/accounts/passkeys.ts";
import { type Ctx, requireConfirmed, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { refusal, spendChallenge } from "./challenges.ts";
import { keyAlgorithms, type Site } from "./passkey-rules.ts";
import { passkeyView } from "./passkey-view.ts";
import { passkeys } from "./table.ts";

/** Stores a passkey that was made (rule PK1). */
export async function addPasskey(
  ctx: Ctx,
  site: Site,
  { name, passkey: made }: { name: string; passkey: Attestation },
): Promise<Passkey> {
  const { userId } = requireConfirmed(ctx);
  const asked = { purpose: "add", userId } as const;
  const challenge = await spendChallenge(ctx, made.response.clientDataJSON, asked);
  const { registrationInfo } = await verify(site, made, challenge).catch((error: unknown) => {
    ctx.log.warn({ security: "passkey_refused", account: userId, err: error }, "security event");
    return { registrationInfo: undefined };
  });
  if (!registrationInfo) throw refusal("PASSKEY_REFUSED");
  const { credential, credentialBackedUp } = registrationInfo;
  return transaction(ctx, async (tx) => {
    // One at a time, so that no two pass the limit together.
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    if ((await tx.db.$count(passkeys, eq(passkeys.userId, userId))) >= maxPasskeys)
      throw new Conflict("PASSKEY_LIMIT", { max: maxPasskeys });
    const [row] = await tx.db
      .insert(passkeys)
      .values({
        ...{ userId, name, credentialId: credential.id, counter: credential.counter },
        publicKey: Buffer.from(credential.publicKey),
        isCopied: credentialBackedUp,
        createdAt: tx.clock(),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw refusal("PASSKEY_REFUSED");
    await recordChange(tx, { subject: "passkey", id: userId, from: null, to: row.id });
    const change = "passkey_added";
    await publish(tx, accountEvents.SignInGuardChanged, { userId, requestId: randomUUID(), change });
    return passkeyView(row);
  });
}

function verify({ rpId, origin }: Site, made: Attestation, challenge: string): Promise<VerifiedRegistrationResponse> {
  return verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: keyAlgorithms,
  });
}
