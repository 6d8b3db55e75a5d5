import type { Ctx } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict, TooMany } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { widerNetwork } from "#server/features/accounts/sign-in/network-of.ts";
import { findList } from "./find-list.ts";
import { wishlistItems } from "./table.ts";

/**
 * W7: A day {limits.watchAddress.points} guests from an address (an IPv6 /64 is one) and {limits.watchNetwork.points} from a network (IPv4
 * /24, IPv6 /48) begin to watch one lot; who is signed in is not bounded so.
 *
 * Anybody makes any number of guests' lists, and each is a watcher that others see. What is on the list already takes none. Never call it
 * within a transaction.
 */
export async function countGuestWatcher(
  ctx: Ctx,
  { tempId, listingId, caller }: { tempId: string; listingId: number; caller: Caller },
): Promise<void> {
  const { id } = await findList(ctx, tempId);
  const same = and(eq(wishlistItems.wishlistId, id), eq(wishlistItems.listingId, listingId));
  if ((await ctx.db.$count(wishlistItems, same)) > 0) return;
  try {
    await countAttempt(ctx, limits.watchAddress, `${listingId} ${caller.network}`);
    await countAttempt(ctx, limits.watchNetwork, `${listingId} ${widerNetwork(caller.network)}`);
  } catch (error) {
    throw error instanceof TooMany ? new Conflict("WATCHERS_NEARBY") : error;
  }
}
