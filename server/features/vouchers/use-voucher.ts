import type { OrderSubject } from "#contract/payments/orders.ts";
import { toCzk } from "#contract/values/money.ts";
import type { Ctx } from "#server/context.ts";
import { and, count, eq, isNull } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { vouchers, voucherUses } from "./table.ts";
import { voucherDiscount, voucherRefusal } from "./voucher-rules.ts";

interface Use {
  readonly code: string;
  readonly userId: number;
  readonly subject: OrderSubject;
  readonly totalMinor: number;
  readonly categoryId: number | null;
}

/** A voucher that helps, with what it takes off. */
export interface AcceptedVoucher {
  readonly id: number;
  readonly code: string;
  /** Haléře. */
  readonly discountMinor: number;
}

/**
 * Locks a voucher and decides whether it helps (422 under `voucher` where it does not). The lock holds until the transaction ends, so
 * that uses at once never pass its limits; `noteUse` counts this one.
 */
export async function acceptVoucher(ctx: Ctx, use: Use): Promise<AcceptedVoucher> {
  const [voucher] = await ctx.db
    .select()
    .from(vouchers)
    .where(eq(vouchers.code, use.code))
    .for("no key update");
  if (!voucher) throw new Invalid({ voucher: ["VOUCHER_UNKNOWN"] }, "VOUCHER_UNKNOWN");
  const kept = and(eq(voucherUses.voucherId, voucher.id), isNull(voucherUses.releasedAt));
  const [all] = await ctx.db.select({ count: count() }).from(voucherUses).where(kept);
  const own = and(kept, eq(voucherUses.userId, use.userId));
  const [mine] = await ctx.db.select({ count: count() }).from(voucherUses).where(own);
  const [payer] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, use.userId));
  const { vouchers: mayHelp } = await policyOf(ctx, use.categoryId);
  const refusal = mayHelp
    ? voucherRefusal(voucher, {
        subject: use.subject,
        totalMinor: use.totalMinor,
        categoryPath: (await readCategories(ctx)).get(use.categoryId ?? 0)?.path ?? [],
        email: payer?.email ?? "",
        uses: all?.count ?? 0,
        ownUses: mine?.count ?? 0,
        now: ctx.clock(),
      })
    : "VOUCHER_ELSEWHERE";
  if (refusal) {
    const details = { minimum: toCzk(voucher.minimumMinor) };
    throw new Invalid({ voucher: [refusal] }, refusal, details);
  }
  return { id: voucher.id, code: voucher.code, discountMinor: voucherDiscount(voucher, use.totalMinor) };
}

/** Counts a use of an accepted voucher, with the order that it has helped. */
export async function noteUse(
  ctx: Ctx,
  { id: voucherId, discountMinor }: AcceptedVoucher,
  { orderId, userId }: { orderId: number; userId: number },
): Promise<void> {
  await ctx.db.insert(voucherUses).values({ voucherId, orderId, userId, discountMinor, usedAt: ctx.clock() });
}

/** Gives the use of an order back that ended unpaid. */
export async function releaseUse(ctx: Ctx, orderId: number): Promise<void> {
  await ctx.db
    .update(voucherUses)
    .set({ releasedAt: ctx.clock() })
    .where(and(eq(voucherUses.orderId, orderId), isNull(voucherUses.releasedAt)));
}

/** Takes a use back that was given back: its order was paid all the same. */
export async function keepUse(ctx: Ctx, orderId: number): Promise<void> {
  await ctx.db.update(voucherUses).set({ releasedAt: null }).where(eq(voucherUses.orderId, orderId));
}
