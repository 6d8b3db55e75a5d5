import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { WrongInput } from "../wrong-input.ts";

/** The account whose listings a catalogue becomes. */
export async function sellerAccount(ctx: Ctx, email: string): Promise<number> {
  const [seller] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!seller) throw new WrongInput(`There is no account ${email}.`);
  return seller.id;
}
