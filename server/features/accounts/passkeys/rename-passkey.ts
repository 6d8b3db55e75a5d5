import type { Passkey } from "#contract/accounts/passkeys.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { passkeyView } from "./passkey-view.ts";
import { passkeys } from "./table.ts";

/** Calls one of the caller's passkeys otherwise; another's is as missing. */
export async function renamePasskey(ctx: Ctx, id: number, name: string): Promise<Passkey> {
  const { userId } = requireUser(ctx);
  const [row] = await ctx.db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  if (!row) throw new NotFound();
  return passkeyView(row);
}
