import { and, eq } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import type { BidRow } from "./bid-view.ts";
import { bids } from "./table.ts";

/** The bid that this bidder's key already stands for, or null; 422 where it stands for another request (rule 11). */
export async function findEarlierBid(
  ctx: Ctx,
  bidderId: number,
  idempotencyKey: string,
  requestHash: Buffer,
): Promise<BidRow | null> {
  const [earlier] = await ctx.db
    .select()
    .from(bids)
    .where(and(eq(bids.bidderId, bidderId), eq(bids.idempotencyKey, idempotencyKey)));
  if (earlier && !earlier.requestHash.equals(requestHash)) {
    throw new Invalid({ "idempotency-key": ["IDEMPOTENCY_KEY_REUSED"] }, "IDEMPOTENCY_KEY_REUSED");
  }
  return earlier ?? null;
}

/** Another bid of this bidder took the key between the look and the insert. */
export function isKeyTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const cause = error.cause as { code?: unknown; constraint?: unknown } | undefined;
  return cause?.code === "23505" && cause.constraint === "bids_idempotency";
}
