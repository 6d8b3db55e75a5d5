import { placeBid } from "#server/features/bids/place-bid.ts";
import type { Stage } from "../open-stage.ts";
import { keepBidding, type Load, type Rate } from "./load.ts";

let calls = 0;

/** The verb as the API calls it, in this process. */
export function driveQueue(stage: Stage, load: Load): Promise<Rate> {
  const callers = stage.bidders.map(({ actor }) => ({ ...stage.ctx, actor }));
  return keepBidding(load, async (caller, listingId, maximumMinor) => {
    const ctx = callers[caller % callers.length] ?? stage.ctx;
    const order = { listingId, maximumMinor, idempotencyKey: `queue-bench-${++calls}` };
    return placeBid(ctx, order).then(
      () => true,
      () => false,
    );
  });
}
