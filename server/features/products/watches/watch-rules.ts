import { groupDiscount } from "#contract/accounts/group-discount.ts";

/** A product as far as waiting for it goes, as somebody may have it. */
interface WatchStatus {
  readonly isShown: boolean;
  /** In all stores together. */
  readonly pieces: number;
  /** In force now, haléře with tax. */
  readonly priceMinor: number;
}

/** The same as everybody may have it. */
export interface Offered extends WatchStatus {
  /** Whether a group's discount takes something off it. */
  readonly mayCostLess: boolean;
}

/** A product for a member of a group with such a discount, in per cent (rules PD12, VO4). */
export function offeredFor(offered: Offered, percent: number): WatchStatus {
  const { priceMinor, mayCostLess } = offered;
  return mayCostLess ? { ...offered, priceMinor: priceMinor - groupDiscount(percent, priceMinor) } : offered;
}

interface Watch {
  /** The most that its owner wants to pay, haléře; null: they wait for it at whatever it costs. */
  readonly wishedMinor: number | null;
  /** How it was when it was last looked at. */
  readonly isMet: boolean;
  readonly notifiedAt: Date | null;
}

/** What comes back so soon is most often an order that nobody has paid. */
const pauseMs = 60 * 60_000;

/**
 * PD12: A person waits for at most 100 products that visitors see: to be in stock, or to be in stock at a wished price or less, which for a
 * member of a group is the price with its discount. What is so already is refused.
 */
export function isMet(wishedMinor: number | null, { isShown, pieces, priceMinor }: WatchStatus): boolean {
  return isShown && pieces > 0 && (wishedMinor === null || priceMinor <= wishedMinor);
}

/** How a watch stands, and whether its owner is notified, at most once in the pause (rule PD13). */
export function statusNow(watch: Watch, offered: WatchStatus, now: Date): { isMet: boolean; isNotified: boolean } {
  const met = isMet(watch.wishedMinor, offered);
  const isRested = watch.notifiedAt === null || now.getTime() - watch.notifiedAt.getTime() >= pauseMs;
  return { isMet: met, isNotified: met && !watch.isMet && isRested };
}
