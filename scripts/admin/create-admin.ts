import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { createMailLink } from "#server/features/accounts/mail-links/create-mail-link.ts";
import { operatorRow } from "#server/features/accounts/operator-row.ts";
import { endSetup, lockSetup } from "#server/features/accounts/setup/links.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { WrongInput } from "../wrong-input.ts";

/**
 * Gives the account of an e-mail the scope `admin`, makes the account where there is none (one that nobody has confirmed counts
 * as none and goes), and returns the secret of a link by which its password is chosen within 30 minutes; the first run is over. A repeated call only makes a new link.
 */
export async function createAdmin(ctx: Ctx, email: string, username: string): Promise<string> {
  return transaction(ctx, async (tx) => {
    await lockSetup(tx);
    await endSetup(tx);
    // Whoever registered an e-mail without confirming it, with a password of their own, must not become the administrator.
    await tx.db.delete(users).where(and(eq(users.email, email), isNull(users.emailConfirmedAt)));
    const [known] = await tx.db.select().from(users).where(eq(users.email, email)).for("no key update");
    const id = known?.id ?? (await addAccount(tx, email, username));
    const from = known?.scopes ?? [];
    if (!from.includes("admin")) {
      const to = [...from, "admin"];
      await tx.db.update(users).set({ scopes: to }).where(eq(users.id, id));
      await recordChange(tx, { subject: "scopes", id, from, to }, id);
    }
    return createMailLink(tx, id, "password");
  });
}

async function addAccount(ctx: Ctx, email: string, username: string): Promise<number> {
  const row = await operatorRow({ email, username }, ctx.clock());
  const [added] = await ctx.db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  if (!added) throw new WrongInput(`The user name ${username} is taken; name another one by --name.`);
  return added.id;
}
