import type { Passkey } from "#contract/accounts/passkeys.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { passkeys } from "./table.ts";

/** A passkey as its owner reads it; never what the device calls it. */
export function passkeyView(row: typeof passkeys.$inferSelect): Passkey {
  return {
    id: row.id,
    name: row.name,
    isCopied: row.isCopied,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** An account's passkeys, the oldest first. */
export async function listPasskeys(ctx: Ctx, userId: number): Promise<Passkey[]> {
  const rows = await ctx.db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
  return rows.map(passkeyView);
}
