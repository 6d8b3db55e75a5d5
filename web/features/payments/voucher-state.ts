import type { Voucher } from "#contract/vouchers/vouchers.ts";

export type VoucherState = "ended" | "over" | "notYet" | "active";

/** How a voucher stands at an instant: ended by hand, past its last day, not begun, or in force. */
export function voucherState(
  { active, validFrom, validUntil }: Pick<Voucher, "active" | "validUntil"> & Partial<Pick<Voucher, "validFrom">>,
  now: string,
): VoucherState {
  const at = Date.parse(now);
  if (!active) return "ended";
  if (validUntil && Date.parse(validUntil) <= at) return "over";
  return validFrom && Date.parse(validFrom) > at ? "notYet" : "active";
}

/** The last instant in which it is valid, for its last day to be written. */
export function lastInstant(validUntil: string): string {
  return new Date(Date.parse(validUntil) - 1).toISOString();
}
