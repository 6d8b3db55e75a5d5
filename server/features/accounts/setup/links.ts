import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, gt, lte, sql } from "#server/db/query.ts";
import { hashSecret, newSecret } from "#server/features/accounts/secret.ts";
import { users } from "#server/features/accounts/table.ts";
import { setupLinks } from "./table.ts";

const lifetimeMs = 24 * 60 * 60 * 1_000;

/**
 * A30: While nobody has a scope, each start of a server makes a link of its own, valid for {lifetimeMs} and stored as a hash; it is printed
 * on a terminal alone, else it lies in a file in DATA_DIR that only its owner may read, until it is used. The first one that is used takes
 * the operator's details and makes the first administrator, confirmed and signed in; it ends them all, as the command `admin -- create`
 * does. For every other case the page is missing.
 */
export async function createSetupLink(ctx: Ctx): Promise<string | null> {
  return transaction(ctx, async (tx) => {
    if (await hasStaff(tx)) return null;
    const now = tx.clock();
    await tx.db.delete(setupLinks).where(lte(setupLinks.expiresAt, now));
    const { plain, hash } = newSecret();
    await tx.db.insert(setupLinks).values({ hash, expiresAt: new Date(now.getTime() + lifetimeMs) });
    return plain;
  });
}

/** Whether a link works now: it is known, young enough, and nobody has a scope yet. */
export async function isSetupLinkUsable(ctx: Ctx, plain: string): Promise<boolean> {
  const isKnown = and(eq(setupLinks.hash, hashSecret(plain)), gt(setupLinks.expiresAt, ctx.clock()));
  return (await ctx.db.$count(setupLinks, isKnown)) > 0 && !(await hasStaff(ctx));
}

/** One after the other: whoever makes an administrator waits here for another who does. Within a transaction. */
export async function lockSetup(tx: Ctx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('first-run'))`);
}

/** No link works any more. */
export async function endSetup(tx: Ctx): Promise<void> {
  await tx.db.delete(setupLinks);
}

async function hasStaff(ctx: Ctx): Promise<boolean> {
  return (await ctx.db.$count(users, sql`cardinality(${users.scopes}) > 0`)) > 0;
}
