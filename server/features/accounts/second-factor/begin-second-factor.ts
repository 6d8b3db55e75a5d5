import { Secret } from "otpauth";
import type { Enrolment } from "#contract/accounts/security.ts";
import { type Ctx, requireConfirmed } from "#server/context.ts";
import { eq, isNull } from "#server/db/query.ts";
import { Conflict, Unauthenticated } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { secondFactors, users } from "#server/features/accounts/table.ts";
import { qrCode } from "#server/qr-code.ts";
import { aboutSecret } from "./sealed-secret.ts";
import { enrolmentUri } from "./second-factor-rules.ts";

/** Makes a secret for the caller's app, told this once; one that waits for its first code is replaced (rule A22). */
export async function beginSecondFactor(ctx: Ctx): Promise<Enrolment> {
  const { userId } = requireConfirmed(ctx);
  await requireReauthentication(ctx);
  const [account] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!account) throw new Unauthenticated();
  const plain = new Secret({ size: 20 }).base32;
  const secret = ctx.ports.vault.seal(plain, aboutSecret(userId));
  const stored = await ctx.db
    .insert(secondFactors)
    .values({ userId, secret, createdAt: ctx.clock() })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt: ctx.clock() },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (stored.length === 0) throw new Conflict("SECOND_FACTOR_ON");
  const uri = enrolmentUri(plain, { issuer: "Kabinet", label: account.email });
  return { secret: plain, uri, qr: qrCode(uri) };
}
