import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { signOut } from "#server/features/accounts/passwords/replace-password.ts";
import { removeSecondFactor } from "#server/features/accounts/second-factor/remove-second-factor.ts";
import { users } from "#server/features/accounts/table.ts";
import { WrongInput } from "../wrong-input.ts";

/**
 * For somebody who has lost the app and the recovery codes, once the operator knows who asks: turns the second factor of the account off
 * and signs it out everywhere. The password stays, the owner is told by mail, and the audit keeps it (RULES.md A28).
 */
export async function resetSecondFactor(ctx: Ctx, email: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [account] = await tx.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email))
      .for("no key update");
    if (!account) throw new WrongInput(`No account has the e-mail ${email}.`);
    if (!(await removeSecondFactor(tx, account.id, { byId: null, change: "second_factor_reset" })))
      throw new WrongInput(`The second factor of ${email} is not on.`);
    await signOut(tx, account.id);
  });
}
