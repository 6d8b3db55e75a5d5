import { toCzk } from "#contract/values/minor-units.ts";
import type { Voucher } from "#contract/vouchers/vouchers.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { count, desc, eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { vouchers } from "./table.ts";

const pageSize = 30;

/** All vouchers with how often they are used. */
export async function listVouchers(ctx: Ctx, { page }: { page: number }) {
  requireScope(ctx, "finance");
  const [[counted], rows] = await Promise.all([
    ctx.db.select({ total: count() }).from(vouchers),
    ctx.db
      .select({
        voucher: vouchers,
        owner: users.username,
        uses: sql<number>`(select count(*)::int from voucher_uses u
          where u.voucher_id = ${vouchers.id} and u.released_at is null)`,
      })
      .from(vouchers)
      .leftJoin(users, eq(users.id, vouchers.ownerId))
      .orderBy(desc(vouchers.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const total = counted?.total ?? 0;
  return { items: rows.map(voucherView), total, page, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

function voucherView({
  voucher,
  owner,
  uses,
}: {
  voucher: typeof vouchers.$inferSelect;
  owner: string | null;
  uses: number;
}): Voucher {
  return {
    id: voucher.id,
    code: voucher.code,
    discount: discountView(voucher),
    validFrom: voucher.validFrom?.toISOString() ?? null,
    validUntil: voucher.validUntil?.toISOString() ?? null,
    totalLimit: voucher.totalLimit,
    userLimit: voucher.userLimit,
    minimum: toCzk(voucher.minimumMinor),
    email: voucher.email,
    categoryId: voucher.categoryId,
    subjects: voucher.subjects as Voucher["subjects"],
    owner,
    rewardPercent: voucher.rewardPercent,
    active: voucher.active,
    uses,
    createdAt: voucher.createdAt.toISOString(),
  };
}

export function discountView({
  percent,
  amountMinor,
}: Pick<typeof vouchers.$inferSelect, "percent" | "amountMinor">): Voucher["discount"] {
  if (percent !== null) return { kind: "percent", percent };
  return { kind: "amount", amount: toCzk(amountMinor ?? 0) };
}
