import type { Voucher } from "#contract/payments/vouchers.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";

/** `−10 %` or `−50 Kč`. */
export function discountText(discount: Voucher["discount"]): string {
  return discount.kind === "percent" ? `−${discount.percent}\u00a0%` : `−${formatCzk(discount.amount)}`;
}
