import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { removeUnshown } from "#server/features/listings/pictures/remove-unshown.ts";
import { heldEdits } from "./table.ts";

/** Forgets what waited for a look, with the pictures that nobody sees then. The caller has locked the listing's row. */
export async function dropHeld(ctx: Ctx, listingId: number): Promise<void> {
  const [held] = await ctx.db.delete(heldEdits).where(eq(heldEdits.listingId, listingId)).returning();
  await removeUnshown(ctx, held?.pictures ?? []);
}
