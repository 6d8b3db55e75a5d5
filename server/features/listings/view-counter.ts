import { pragueDay } from "#contract/values/prague-day.ts";
import type { Ctx } from "#server/context.ts";
import { widerNetwork } from "#server/features/accounts/sign-in/network-of.ts";

/**
 * L12: Views are counted for browsers of others than the seller, not for robots; of a day 5 from an address (an IPv6 /64 is one) and 30
 * from a network (IPv4 /24, IPv6 /48), by each process.
 */
const [mostOfAddress, mostOfNetwork] = [5, 30];
/** So many pairs of listing and caller are remembered; what comes after them that day counts as nothing, which nobody gains by. */
const mostRemembered = 500_000;

interface Day {
  day: string;
  readonly seen: Map<string, number>;
}

/** The present day; it lives in this process. */
const newDay = (): Day => ({ day: "", seen: new Map() });

/** Whether one more view of a listing from there counts today; where it does, it is remembered. */
export function takeView(ctx: Ctx, listingId: number, network: string): boolean {
  const { seen } = dayOf(ctx);
  const keys = [`${listingId} ${network}`, `${listingId} ${widerNetwork(network)}*`] as const;
  const [ofAddress, ofNetwork] = keys.map((key) => seen.get(key) ?? 0) as [number, number];
  if (ofAddress >= mostOfAddress || ofNetwork >= mostOfNetwork || seen.size >= mostRemembered) return false;
  seen.set(keys[0], ofAddress + 1);
  seen.set(keys[1], ofNetwork + 1);
  return true;
}

function dayOf(ctx: Ctx): Day {
  const known = ctx.state.of(newDay);
  const day = pragueDay(ctx.clock());
  if (known.day !== day) known.seen.clear();
  known.day = day;
  return known;
}
