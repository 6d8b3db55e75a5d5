import type { OrderSubject } from "#contract/payments/orders.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { VoucherRefusalCode } from "#contract/vouchers/vouchers.ts";
import type { Ctx } from "#server/context.ts";
import { and, count, eq, isNull, type SQL } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { vouchers, voucherUses } from "./table.ts";
import { isOfCategory, voucherDiscount, voucherRefusal } from "./voucher-rules.ts";

interface Use {
  readonly code: string;
  /** null: a guest. */
  readonly userId: number | null;
  readonly subject: OrderSubject;
  /** What it is to help with, in haléře. */
  readonly parts: readonly ReducedPart[];
}

/** A part of an order after the group's discount; haléře. */
export interface ReducedPart {
  readonly totalMinor: number;
  readonly categoryId: number | null;
  /** No voucher helps with it. */
  readonly isAtFixedPrice: boolean;
}

/** A voucher that helps, with what it takes off. */
export interface AcceptedVoucher {
  readonly id: number;
  readonly code: string;
  /** Haléře. */
  readonly discountMinor: number;
  /** Whether it helps with each part. */
  readonly helps: readonly boolean[];
}

/** A voucher as it stands; `discountMinor` is 0 where it is refused. */
export interface SeenVoucher {
  readonly code: string;
  readonly discountMinor: number;
  readonly helps: readonly boolean[];
  readonly refusal: VoucherRefusalCode | null;
  readonly minimumMinor: number;
}

/**
 * Locks a voucher and decides whether it helps (422 under `voucher` where it does not). The lock holds until the transaction ends, so
 * that uses at once never pass its limits; `noteUse` counts this one.
 */
export async function acceptVoucher(ctx: Ctx, use: Use): Promise<AcceptedVoucher> {
  const [voucher] = await ctx.db.select().from(vouchers).where(eq(vouchers.code, use.code)).for("no key update");
  const { refusal, minimumMinor, ...seen } = await judge(ctx, voucher, use);
  if (!voucher || refusal)
    throw new Invalid({ voucher: [refusal ?? "VOUCHER_UNKNOWN"] }, refusal ?? "VOUCHER_UNKNOWN", {
      minimum: toCzk(minimumMinor),
    });
  return { id: voucher.id, ...seen };
}

/** Whether and how much a voucher would help now, without taking it. */
export async function lookAtVoucher(ctx: Ctx, use: Use): Promise<SeenVoucher> {
  const [voucher] = await ctx.db.select().from(vouchers).where(eq(vouchers.code, use.code));
  return judge(ctx, voucher, use);
}

async function judge(ctx: Ctx, voucher: typeof vouchers.$inferSelect | undefined, use: Use): Promise<SeenVoucher> {
  const nothing = { code: use.code, discountMinor: 0, helps: [], minimumMinor: 0 };
  if (!voucher) return { ...nothing, refusal: "VOUCHER_UNKNOWN" };
  const stored = and(eq(voucherUses.voucherId, voucher.id), isNull(voucherUses.releasedAt));
  const [all] = await ctx.db.select({ count: count() }).from(voucherUses).where(stored);
  const payer = use.userId === null ? null : await readPayer(ctx, use.userId, stored);
  const categories = await readCategories(ctx);
  const helps: boolean[] = [];
  for (const { categoryId, isAtFixedPrice } of use.parts) {
    const { vouchers: mayHelp } = await policyOf(ctx, categoryId);
    helps.push(!isAtFixedPrice && mayHelp && isOfCategory(voucher, categories.get(categoryId ?? 0)?.path ?? []));
  }
  const sum = (parts: Use["parts"]) => parts.reduce((total, { totalMinor }) => total + totalMinor, 0);
  const helpedMinor = sum(use.parts.filter((_, index) => helps[index]));
  const refusal = voucherRefusal(voucher, {
    ...{ subject: use.subject, payer, now: ctx.clock(), uses: all?.count ?? 0 },
    totalMinor: sum(use.parts),
    helpsAny: helps.includes(true),
  });
  const { code, minimumMinor } = voucher;
  if (refusal) return { ...nothing, code, minimumMinor, refusal };
  return { code, minimumMinor, helps, refusal, discountMinor: voucherDiscount(voucher, helpedMinor) };
}

async function readPayer(ctx: Ctx, userId: number, stored: SQL | undefined) {
  const own = and(stored, eq(voucherUses.userId, userId));
  const [mine] = await ctx.db.select({ count: count() }).from(voucherUses).where(own);
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return { id: userId, email: user?.email ?? "", uses: mine?.count ?? 0 };
}

/** Counts a use of an accepted voucher, with the order that it has helped. */
export async function noteUse(
  ctx: Ctx,
  { id: voucherId, discountMinor }: AcceptedVoucher,
  { orderId, userId }: { orderId: number; userId: number | null },
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
