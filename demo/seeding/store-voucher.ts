import type { Ctx } from "#server/context.ts";
import { vouchers } from "#server/features/vouchers/table.ts";

/** A tenth off anything that may be paid with a voucher, as often as one likes. */
export const demoVoucher = { code: "UKAZKA10", percent: 10 };

/** Stores a voucher for visitors of the demo to try; the start tells its code. */
export async function storeVoucher(ctx: Ctx): Promise<void> {
  await ctx.db.insert(vouchers).values({ ...demoVoucher, createdAt: ctx.clock() });
}
