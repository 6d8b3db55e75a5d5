import type { Ctx } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { bids } from "#server/features/bids/table.ts";

/** The sequence of the bid whose line in the lot's log has this hash (hexadecimal digits). */
export async function getSequence(ctx: Ctx, listingId: number, hash: string): Promise<number> {
  const [found] = await ctx.db
    .select({ sequence: bids.sequence })
    .from(bids)
    .where(and(eq(bids.listingId, listingId), eq(bids.entryHash, Buffer.from(hash, "hex"))));
  if (!found) throw new NotFound();
  return found.sequence;
}
