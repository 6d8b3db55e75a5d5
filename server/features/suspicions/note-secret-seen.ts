import type { Ctx } from "#server/context.ts";
import { type NewSuspicion, noteSuspicion } from "./note-suspicion.ts";

/**
 * R9: Who leads and takes the bid back has seen a secret amount: the maximum of the next, or the reserve. Bidding on the lot
 * again marks the two for moderators.
 */
export function noteSecretSeen(ctx: Ctx, seen: Omit<NewSuspicion, "kind">): Promise<void> {
  return noteSuspicion(ctx, { kind: "bid_after_retraction", ...seen });
}
