import { pragueDay } from "#contract/values/prague-day.ts";
import type { Ctx } from "#server/context.ts";
import { widerNetwork } from "#server/features/accounts/sign-in/network-of.ts";

/** Views of one listing a day that count from an address, and from an IPv4 /24 or IPv6 /48 (RULES.md L12). */
const [mostOfAddress, mostOfNetwork] = [5, 30];
/** So many pairs of listing and caller are remembered; what comes after them that day counts as nothing, which nobody gains by. */
const mostRemembered = 500_000;

interface Day {
  readonly day: string;
  readonly seen: Map<string, number>;
}

/** The present day of each application, keyed by its ports; it lives in this process. */
const days = new WeakMap<Ctx["ports"], Day>();

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
  const day = pragueDay(ctx.clock());
  const known = days.get(ctx.ports);
  if (known?.day === day) return known;
  const next = { day, seen: new Map<string, number>() };
  days.set(ctx.ports, next);
  return next;
}
