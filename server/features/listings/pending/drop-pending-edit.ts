import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { removeUnshown } from "#server/features/listings/pictures/remove-unshown.ts";
import { pendingEdits } from "./table.ts";

/** Forgets what waited for a look, with the pictures that nobody sees then. The caller has locked the listing's row. */
export async function dropPendingEdit(ctx: Ctx, listingId: number): Promise<void> {
  const [pending] = await ctx.db.delete(pendingEdits).where(eq(pendingEdits.listingId, listingId)).returning();
  await removeUnshown(ctx, pending?.pictures ?? []);
}
