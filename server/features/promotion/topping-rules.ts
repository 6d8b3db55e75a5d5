import type { ToppingRefusalCode } from "#contract/promotion/toppings.ts";
import { dayMs } from "#contract/values/durations.ts";

/** What decides whether a listing may be put to the top. */
interface Toppable {
  readonly status: string;
  readonly endsAt: Date | null;
  readonly frozenAt: Date | null;
  readonly toppedUntil: Date | null;
}

/** TP1: A listing may be put to the top while it runs, where its category allows it, and is not at the top until its end already. */
export function toppingRefusal(
  { status, endsAt, frozenAt, toppedUntil }: Toppable,
  { mayBeTopped, now }: { readonly mayBeTopped: boolean; readonly now: Date },
): ToppingRefusalCode | null {
  if (!mayBeTopped) return "TOPPING_FORBIDDEN";
  if (frozenAt !== null) return "LISTING_FROZEN";
  if (status !== "live" || (endsAt !== null && endsAt <= now)) return "NOT_RUNNING";
  if (endsAt !== null && toppedUntil !== null && toppedUntil >= endsAt) return "TOPPED_TO_END";
  return null;
}

/** TP2: Paid days follow those that run already. */
export function toppedSpan(toppedUntil: Date | null, days: number, now: Date): { from: Date; until: Date } {
  const from = toppedUntil !== null && toppedUntil > now ? toppedUntil : now;
  return { from, until: new Date(from.getTime() + days * dayMs) };
}
