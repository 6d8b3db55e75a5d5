import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import type { Ctx } from "#server/context.ts";
import { and, eq, gt } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { hashSecret, newSecret } from "#server/features/accounts/secret.ts";
import { challengeMs } from "./passkey-rules.ts";
import { passkeyChallenges } from "./table.ts";

type Purpose = (typeof passkeyChallenges.$inferSelect)["purpose"];

/** Something new for an authenticator to sign, kept for five minutes; `userId`: who asks, null for a visitor. */
export async function newChallenge(
  ctx: Ctx,
  { purpose, userId }: { purpose: Purpose; userId: number | null },
): Promise<string> {
  const { plain, hash } = newSecret();
  const expiresAt = new Date(ctx.clock().getTime() + challengeMs);
  await ctx.db.insert(passkeyChallenges).values({ hash, purpose, userId, expiresAt });
  return plain;
}

/**
 * Uses up the challenge that was signed and returns it; one that nobody was asked, for something else, by somebody else, too long ago or
 * before is refused. Never inside a transaction that a refusal undoes.
 */
export async function spendChallenge(
  ctx: Ctx,
  clientDataJSON: string,
  { purpose, userId }: { purpose: Purpose; userId: number | null },
): Promise<string> {
  const challenge = readChallenge(clientDataJSON);
  const spent = await ctx.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hashSecret(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, ctx.clock()),
      ),
    )
    .returning({ userId: passkeyChallenges.userId });
  if (spent[0]?.userId !== userId) throw refusal("PASSKEY_ENDED");
  return challenge;
}

function readChallenge(clientDataJSON: string): string {
  try {
    return String(decodeClientDataJSON(clientDataJSON)?.challenge);
  } catch {
    // What is no JSON was signed by no browser.
    throw refusal("PASSKEY_REFUSED");
  }
}

export function refusal(code: "PASSKEY_ENDED" | "PASSKEY_REFUSED" | "PASSKEY_UNKNOWN"): Invalid {
  return new Invalid({ passkey: [code] }, code);
}
