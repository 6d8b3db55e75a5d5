import type { OrderSubject } from "#contract/payments/orders.ts";
import type { VoucherRefusalCode } from "#contract/payments/vouchers.ts";

/** A voucher's conditions. Amounts in haléře. */
export interface VoucherTerms {
  readonly percent: number | null;
  readonly amountMinor: number | null;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly totalLimit: number | null;
  readonly userLimit: number | null;
  readonly minimumMinor: number;
  readonly email: string;
  readonly categoryId: number | null;
  readonly subjects: readonly string[];
  readonly active: boolean;
}

/** What it is to help with. */
export interface VoucherCase {
  readonly subject: OrderSubject;
  readonly totalMinor: number;
  /** The category of what is bought for, and those above it. */
  readonly categoryPath: readonly number[];
  readonly email: string;
  /** Uses so far that were not given back: of all, and of the payer. */
  readonly uses: number;
  readonly ownUses: number;
  readonly now: Date;
}

/** Why a voucher does not help here; null: it does (RULES.md VO1). */
export function voucherRefusal(terms: VoucherTerms, it: VoucherCase): VoucherRefusalCode | null {
  if (!terms.active || (terms.validUntil && it.now >= terms.validUntil)) return "VOUCHER_OVER";
  if (terms.validFrom && it.now < terms.validFrom) return "VOUCHER_NOT_YET";
  if (terms.totalLimit !== null && it.uses >= terms.totalLimit) return "VOUCHER_USED_UP";
  if (terms.userLimit !== null && it.ownUses >= terms.userLimit) return "VOUCHER_USED";
  if (!isFor(terms.email, it.email)) return "VOUCHER_EMAIL";
  const isOfCategory = terms.categoryId === null || it.categoryPath.includes(terms.categoryId);
  const isOfSubject = terms.subjects.length === 0 || terms.subjects.includes(it.subject);
  if (!isOfCategory || !isOfSubject) return "VOUCHER_ELSEWHERE";
  if (it.totalMinor < terms.minimumMinor) return "VOUCHER_MINIMUM";
  return null;
}

function isFor(wanted: string, email: string): boolean {
  const [need, has] = [wanted.toLowerCase(), email.toLowerCase()];
  if (need === "") return true;
  return need.startsWith("@") ? has.endsWith(need) : has === need;
}

/** What it takes off a price, haléře: per cent are cut down to the haléř, an amount to the price (RULES.md VO2). */
export function voucherDiscount(
  { percent, amountMinor }: Pick<VoucherTerms, "percent" | "amountMinor">,
  totalMinor: number,
): number {
  if (percent !== null) return Math.floor((totalMinor * percent) / 100);
  return Math.min(amountMinor ?? 0, totalMinor);
}
