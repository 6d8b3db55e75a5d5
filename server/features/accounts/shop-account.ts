import type { Ctx } from "#server/context.ts";
import { eq, or, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { readPublicSettings } from "#server/features/settings/read-public-settings.ts";
import { operatorRow } from "./operator-row.ts";
import { users } from "./table.ts";

const siteName = "Obchod.Kabinet";

/**
 * PD1: Goods from stock are sold in the name of one account of the shop. The first product makes it, with the e-mail of the operator's
 * contacts; an account with this e-mail becomes it if it is confirmed and has a scope, and is refused otherwise.
 *
 * Throws SHOP_MAIL_MISSING and SHOP_MAIL_TAKEN. Within the caller's transaction.
 */
export async function shopAccount(tx: Ctx): Promise<number> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('house-account'))`);
  const [shop] = await tx.db.select({ id: users.id }).from(users).where(eq(users.isShop, true));
  if (shop) return shop.id;
  const { email } = (await readPublicSettings(tx)).contacts;
  if (!email) throw new Conflict("SHOP_MAIL_MISSING");
  const [known] = await tx.db
    .select()
    .from(users)
    .where(or(eq(users.email, email), eq(users.username, siteName)));
  if (known) return makeSite(tx, known, email);
  const row = await operatorRow({ email, username: siteName }, tx.clock());
  const [added] = await tx.db
    .insert(users)
    .values({ ...row, isShop: true })
    .returning({ id: users.id });
  if (!added) throw new Error("an insert returns its row");
  return added.id;
}

async function makeSite(tx: Ctx, user: typeof users.$inferSelect, email: string): Promise<number> {
  const isOperators = user.email.toLowerCase() === email.toLowerCase() && user.scopes.length > 0;
  if (!isOperators || user.emailConfirmedAt === null) throw new Conflict("SHOP_MAIL_TAKEN");
  await tx.db.update(users).set({ isShop: true }).where(eq(users.id, user.id));
  return user.id;
}
