import type { Locale } from "#contract/values/locale.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import type { Voucher } from "#contract/vouchers/vouchers.ts";
import { formatPercent } from "#web/format/measures.ts";

/** `−10 %` or `−50 Kč`. */
export function discountText(discount: Voucher["discount"], locale: Locale): string {
  return discount.kind === "percent" ? `−${formatPercent(discount.percent, locale)}` : `−${formatCzk(discount.amount)}`;
}
