import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { operatorRow } from "#server/features/accounts/operator-row.ts";
import { users } from "#server/features/accounts/table.ts";
import { WrongInput } from "../wrong-input.ts";

/** The shop's own account, made where no account has the scope `admin`; its password is random and kept nowhere. */
export const shopEmail = "obchod@kabinet.test";

/** The seller of an imported catalogue: the named account, else the oldest with the scope `admin`, else the shop's own. */
export async function operatorAccount(ctx: Ctx, email: string | null): Promise<number> {
  const wanted = email ?? shopEmail;
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id from users
    where email = ${wanted} or (${email === null} and 'admin' = any (scopes))
    order by 'admin' = any (scopes) desc, id limit 1`);
  if (rows[0]) return rows[0].id;
  if (email !== null) throw new WrongInput(`There is no account ${email}.`);
  return addShop(ctx);
}

async function addShop(ctx: Ctx): Promise<number> {
  const row = await operatorRow({ email: shopEmail, username: "Obchod.Kabinet" }, ctx.clock());
  const [shop] = await ctx.db.insert(users).values(row).returning({ id: users.id });
  if (!shop) throw new Error("an insert returns its row");
  return shop.id;
}
