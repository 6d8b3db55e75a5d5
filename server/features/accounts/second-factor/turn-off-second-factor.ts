import { type Ctx, requireConfirmed, transaction } from "#server/context.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";

/** Turns the caller's second factor off, with its recovery codes; where it is off it stays so (rule A22). */
export async function turnOffSecondFactor(ctx: Ctx): Promise<void> {
  const { userId } = requireConfirmed(ctx);
  await requireReauthentication(ctx);
  await transaction(ctx, (tx) => removeSecondFactor(tx, userId, { byId: userId, change: "second_factor_off" }));
}
