import type { SharedTrait } from "#contract/moderation/suspicions.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { hasSignedInFrom } from "#server/features/accounts/sign-in/places.ts";
import { haveOneBankAccount, haveOneDevice } from "./shared-traits.ts";

/**
 * What a caller shares with another account (rule V7): the network of this call, a browser that both have signed in with,
 * the bank account of their contact details.
 */
export async function readShared(
  ctx: Ctx,
  { userId, network }: { userId: number; network: string },
  otherId: number,
): Promise<SharedTrait[]> {
  const { rows } = await ctx.db.execute<{ device: boolean; bank: boolean }>(sql`
    select ${haveOneDevice(userId, otherId)} as device, ${haveOneBankAccount(userId, otherId)} as bank`);
  const isNear = await hasSignedInFrom(ctx, otherId, network);
  return [
    ...(isNear ? (["network"] as const) : []),
    ...(rows[0]?.device ? (["device"] as const) : []),
    ...(rows[0]?.bank ? (["bank_account"] as const) : []),
  ];
}
