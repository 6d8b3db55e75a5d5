import type { ActKind } from "./act-kinds.ts";

/** An act on a lot other than a bid. */
export interface LotAct {
  readonly listingId: number;
  readonly kind: ActKind;
  /** The time that the verb decided by (`readLotTime`), UTC: never before the lot's last act. */
  readonly at: Date;
  /** The person it concerns: the log tells the public name on this lot, null for a person who has not bid on it. */
  readonly userId?: number | null;
  /** Further public facts, in this order; never a maximum, a reserve or a user's id. */
  readonly details?: Readonly<Record<string, string | number | null | readonly number[]>>;
}
