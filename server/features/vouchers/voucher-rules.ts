import type { OrderSubject } from "#contract/payments/orders.ts";
import type { VoucherRefusalCode } from "#contract/vouchers/vouchers.ts";

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
  readonly ownerId: number | null;
  readonly issuerId: number | null;
  readonly rewardPercent: number;
}

/** What it is to help with. */
export interface VoucherCase {
  readonly subject: OrderSubject;
  /** Of everything that is paid for, whether the voucher helps with it or not. */
  readonly totalMinor: number;
  /** Whether it helps with any part: one of its category, in which vouchers are allowed. */
  readonly helpsAny: boolean;
  /** null: a guest, whose e-mail nobody has confirmed. */
  readonly payer: {
    readonly id: number;
    readonly email: string;
    /** Uses so far that were not given back. */
    readonly uses: number;
  } | null;
  /** The same of all. */
  readonly uses: number;
  readonly now: Date;
}

/**
 * VO1: A voucher helps while it is valid and active, within its limits in all and for one account, for its e-mail, category and kind of
 * order, from its least price on; never where the category's policy forbids vouchers, nor for what its owner pays where it rewards the
 * owner, as a guest neither. An order that ends unpaid gives its use back, and money that comes for it after that waits for a person.
 */
export function voucherRefusal(terms: VoucherTerms, it: VoucherCase): VoucherRefusalCode | null {
  if (!terms.active || (terms.validUntil && it.now >= terms.validUntil)) return "VOUCHER_OVER";
  if (terms.validFrom && it.now < terms.validFrom) return "VOUCHER_NOT_YET";
  if (terms.totalLimit !== null && it.uses >= terms.totalLimit) return "VOUCHER_USED_UP";
  if (!it.payer && (terms.userLimit !== null || terms.email !== "")) return "VOUCHER_SIGN_IN";
  if (terms.userLimit !== null && (it.payer?.uses ?? 0) >= terms.userLimit) return "VOUCHER_USED";
  // Whoever gets a reward for it would earn by what they pay themselves.
  if (terms.rewardPercent > 0 && terms.ownerId !== null && it.payer?.id === terms.ownerId) return "VOUCHER_OWN";
  // Nobody decides about their own money (rule PM13).
  if (it.payer && it.payer.id === terms.issuerId) return "VOUCHER_ISSUED";
  if (!isFor(terms.email, it.payer?.email ?? "")) return "VOUCHER_EMAIL";
  const isOfSubject = terms.subjects.length === 0 || terms.subjects.includes(it.subject);
  if (!it.helpsAny || !isOfSubject) return "VOUCHER_ELSEWHERE";
  if (it.totalMinor < terms.minimumMinor) return "VOUCHER_MINIMUM";
  return null;
}

/** Whether a voucher is for a category, given with those above it. */
export function isOfCategory(
  { categoryId }: Pick<VoucherTerms, "categoryId">,
  categoryPath: readonly number[],
): boolean {
  return categoryId === null || categoryPath.includes(categoryId);
}

function isFor(wanted: string, email: string): boolean {
  const [need, has] = [wanted.toLowerCase(), email.toLowerCase()];
  if (need === "") return true;
  return need.startsWith("@") ? has.endsWith(need) : has === need;
}

/** VO2: Per cent are cut down to the haléř, an amount to the price; what costs nothing is paid at once. */
export function voucherDiscount(
  { percent, amountMinor }: Pick<VoucherTerms, "percent" | "amountMinor">,
  totalMinor: number,
): number {
  if (percent !== null) return Math.floor((totalMinor * percent) / 100);
  return Math.min(amountMinor ?? 0, totalMinor);
}
