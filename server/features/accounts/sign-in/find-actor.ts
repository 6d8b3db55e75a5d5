import type { Actor, Ctx } from "#server/context.ts";
import { preparedFor } from "#server/db/prepared.ts";
import { eq, sql } from "#server/db/query.ts";
import { hashSecret } from "#server/features/accounts/secret.ts";
import { secondFactors, tokens, users } from "#server/features/accounts/table.ts";
import { isOutOfSpace } from "#server/out-of-space.ts";
import { networkOf } from "./network-of.ts";
import { endOfToken } from "./token-rules.ts";

/** A use is stored at most this often, else every page read would write. */
const noteEveryMs = 60 * 60 * 1000;

/**
 * A23: In production a scope counts only while the second factor is on, or for a sign-in by a passkey (SECOND_FACTOR_REQUIRED); in trial
 * mode it is offered. A page of the back office leads whoever lacks only that to it, and back.
 *
 * The owner of a token, or null where it is unknown, expired or revoked. It is good until `endOfToken`; `address`: from where.
 */
export async function findActor(
  ctx: Ctx,
  token: string,
  address?: string,
  isSecondFactorRequired = false,
): Promise<Actor | null> {
  const tokenHash = hashSecret(token);
  const [found] = await byHash(ctx.db).execute({ hash: tokenHash });
  const now = ctx.clock();
  if (!found || found.expiresAt <= now) return null;
  // Whoever was given a scope since has a shorter sign-in from then on.
  const expiresAt = endOfToken(found, now);
  if (expiresAt <= now) return null;
  if (now.getTime() - found.lastUsedAt.getTime() >= noteEveryMs)
    await noteUse(ctx, { tokenHash, now, expiresAt, network: address ? networkOf(address) : undefined });
  // A suspended person decides about nobody, whatever the account may otherwise (rule K7).
  const scopes = found.suspendedAt ? [] : found.scopes;
  const isWithheld = isSecondFactorRequired && found.secondFactorSince === null && !found.isByPasskey;
  return {
    userId: found.userId,
    username: found.username,
    ...{ scopes: isWithheld ? [] : scopes, withheldScopes: isWithheld ? scopes : [] },
    emailConfirmed: found.emailConfirmedAt !== null,
    suspended: found.suspendedAt !== null,
    tokenHash,
  };
}

async function noteUse(
  ctx: Ctx,
  use: { tokenHash: Buffer; now: Date; expiresAt: Date; network: string | undefined },
): Promise<void> {
  const { tokenHash, now, expiresAt, network } = use;
  await ctx.db
    .update(tokens)
    .set({ lastUsedAt: now, expiresAt, ...(network !== undefined && { network }) })
    .where(eq(tokens.hash, tokenHash))
    .catch((error) => {
      // A full disk must not turn readers away; the next use is stored instead.
      if (!isOutOfSpace(error)) throw error;
      ctx.log.warn({ err: error }, "the use of a token could not be noted");
    });
}

const byHash = preparedFor((db) =>
  db
    .select({
      userId: users.id,
      username: users.username,
      scopes: users.scopes,
      emailConfirmedAt: users.emailConfirmedAt,
      suspendedAt: users.suspendedAt,
      createdAt: tokens.createdAt,
      lastUsedAt: tokens.lastUsedAt,
      expiresAt: tokens.expiresAt,
      isByPasskey: tokens.isByPasskey,
      secondFactorSince: secondFactors.confirmedAt,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(tokens.hash, sql.placeholder("hash")))
    .prepare("find_actor"),
);
