import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { countAttempt, limits, requireAttemptLeft } from "#server/features/accounts/rate-limits.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { widerNetwork } from "#server/features/accounts/sign-in/network-of.ts";
import { vouchers } from "./table.ts";

/**
 * Does what may take a voucher's code, within the guesses that are left (rule LI17). A code that there is costs none. Never call it within a transaction.
 */
export async function tryVoucher<T>(
  ctx: Ctx,
  { code, caller }: { code: string | undefined; caller: Caller },
  attempt: () => Promise<T>,
): Promise<T> {
  if (!code) return attempt();
  const isGuess = (await ctx.db.$count(vouchers, eq(vouchers.code, code))) === 0;
  const take = isGuess ? countAttempt : requireAttemptLeft;
  if (ctx.actor) {
    await take(ctx, limits.voucherUser, String(ctx.actor.userId));
    await take(ctx, limits.voucherUserDay, String(ctx.actor.userId));
  }
  await take(ctx, limits.voucherAddress, caller.network);
  await take(ctx, limits.voucherAddressDay, caller.network);
  // Whoever has an IPv6 /48 has 65 536 of what counts as an address.
  await take(ctx, limits.voucherNetworkDay, widerNetwork(caller.network));
  return attempt();
}
