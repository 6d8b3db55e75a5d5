import type { Ctx } from "#server/context.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import { tokens } from "#server/features/accounts/table.ts";
import type { Caller } from "./caller.ts";

/** A sign-in lasts this long after its last use (RULES.md A3). */
export const tokenLifetimeMs = 30 * 24 * 60 * 60 * 1000;
const maxUserAgentLength = 300;

/** Signs a user in: stores a new token's hash and returns the token, which is not stored. */
export async function createToken(
  ctx: Ctx,
  userId: number,
  caller: Caller | null,
  { isByPasskey = false }: { isByPasskey?: boolean } = {},
): Promise<string> {
  const { plain, hash } = newSecret();
  const now = ctx.clock();
  await ctx.db.insert(tokens).values({
    hash,
    userId,
    isByPasskey,
    userAgent: caller?.userAgent?.slice(0, maxUserAgentLength) ?? null,
    network: caller?.network ?? null,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + tokenLifetimeMs),
  });
  return plain;
}
