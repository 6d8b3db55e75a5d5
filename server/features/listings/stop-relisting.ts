import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { listings } from "./table.ts";

/** Ends the automatic relisting of a listing. The caller has locked the row or writes nothing else to it. */
export async function stopRelisting(ctx: Ctx, listingId: number): Promise<void> {
  await ctx.db.update(listings).set({ automaticRelists: 0 }).where(eq(listings.id, listingId));
}
