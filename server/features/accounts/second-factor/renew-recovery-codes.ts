import { type Ctx, requireConfirmed, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { secondFactors } from "#server/features/accounts/table.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";

/** New recovery codes for the caller; the old ones stop working (rule A22). */
export async function renewRecoveryCodes(ctx: Ctx): Promise<string[]> {
  const { userId } = requireConfirmed(ctx);
  await requireReauthentication(ctx);
  return transaction(ctx, async (tx) => {
    const [factor] = await tx.db
      .select({ confirmedAt: secondFactors.confirmedAt })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .for("update");
    if (!factor?.confirmedAt) throw new Conflict("SECOND_FACTOR_OFF");
    return makeRecoveryCodes(tx, userId);
  });
}
