import type { Ctx } from "#server/context.ts";
import { vouchers } from "#server/features/vouchers/table.ts";
import { type Member, memberNamed } from "./member.ts";

/** A tenth off anything that may be paid with a voucher, as often as one likes. */
export const demoVoucher = { code: "UKAZKA10", percent: 10 };

/** A voucher that an influencer spreads, for a part of the margin. */
export const influencerVoucher = { code: "DYMKAR5", percent: 5, rewardPercent: 20 };
const influencer = "dymkar_z_Prosece";

/** Stores a voucher for visitors of the demo to try, whose code the start says, and an influencer's. */
export async function storeVouchers(ctx: Ctx, members: readonly Member[]): Promise<void> {
  const createdAt = ctx.clock();
  await ctx.db.insert(vouchers).values([
    { ...demoVoucher, createdAt },
    { ...influencerVoucher, createdAt, ownerId: memberNamed(members, influencer).id },
  ]);
}
