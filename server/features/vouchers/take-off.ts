import type { OrderSubject } from "#contract/payments/orders.ts";
import type { Ctx } from "#server/context.ts";
import { discountOf } from "#server/features/accounts/groups/active-group.ts";
import { groupDiscount } from "#server/features/accounts/groups/group-rules.ts";
import { type AcceptedVoucher, acceptVoucher } from "./use-voucher.ts";

interface Priced {
  readonly userId: number;
  readonly subject: OrderSubject;
  /** Haléře, before anything is taken off. */
  readonly priceMinor: number;
  readonly categoryId: number | null;
  /** A voucher's. */
  readonly code: string | undefined;
}

/**
 * What the payer's group and a voucher take off a price (RULES.md VO2, VO4), in haléře; the voucher, whose use `noteUse` counts, is locked.
 */
export async function takeOff(
  ctx: Ctx,
  { userId, subject, priceMinor, categoryId, code }: Priced,
): Promise<{ discountMinor: number; voucher: AcceptedVoucher | null }> {
  const ofGroupMinor = groupDiscount(await discountOf(ctx, userId, ctx.clock()), priceMinor);
  const totalMinor = priceMinor - ofGroupMinor;
  const voucher = code ? await acceptVoucher(ctx, { code, userId, subject, totalMinor, categoryId }) : null;
  return { discountMinor: ofGroupMinor + (voucher?.discountMinor ?? 0), voucher };
}
