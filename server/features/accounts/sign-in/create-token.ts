import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import { tokens, users } from "#server/features/accounts/table.ts";
import type { Caller } from "./caller.ts";
import { endOfToken } from "./token-rules.ts";

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
  const [owner] = await ctx.db.select({ scopes: users.scopes }).from(users).where(eq(users.id, userId));
  await ctx.db.insert(tokens).values({
    hash,
    userId,
    isByPasskey,
    userAgent: caller?.userAgent?.slice(0, maxUserAgentLength) ?? null,
    network: caller?.network ?? null,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: endOfToken({ createdAt: now, scopes: owner?.scopes ?? [] }, now),
  });
  return plain;
}
