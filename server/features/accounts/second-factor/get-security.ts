import type { SecurityState } from "#contract/accounts/security.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { listPasskeys } from "#server/features/accounts/passkeys/passkey-view.ts";
import { findSecondFactor } from "./check-second-factor.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";

/** How the caller's account is guarded beside its password. */
export async function getSecurity(ctx: Ctx): Promise<SecurityState> {
  const { userId, withheldScopes } = requireUser(ctx);
  const factor = await findSecondFactor(ctx, userId);
  return {
    secondFactorSince: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(ctx, userId),
    passkeys: await listPasskeys(ctx, userId),
    isSecondFactorMissing: withheldScopes.length > 0,
  };
}
