import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { deletePasskeys } from "#server/features/accounts/passkeys/remove-passkey.ts";
import { signOut } from "#server/features/accounts/passwords/replace-password.ts";
import { removeSecondFactor } from "#server/features/accounts/second-factor/remove-second-factor.ts";
import { users } from "#server/features/accounts/table.ts";
import { WrongInput } from "../wrong-input.ts";

/**
 * A28: The operator's command resets the second factor of who has lost the app and the recovery codes, or the device
 * with the passkey: it turns it off, removes the passkeys, signs out everywhere, tells the owner and is audited; the
 * password stays.
 */
export async function resetSecondFactor(ctx: Ctx, email: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [account] = await tx.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email))
      .for("no key update");
    if (!account) throw new WrongInput(`No account has the e-mail ${email}.`);
    const { id } = account;
    const wasOn = await removeSecondFactor(tx, id, { byId: null, change: "second_factor_reset" });
    const hadPasskeys = await deletePasskeys(tx, { userId: id, byId: null });
    if (!wasOn && !hadPasskeys) throw new WrongInput(`${email} has neither a second factor nor a passkey.`);
    await signOut(tx, id);
  });
}
