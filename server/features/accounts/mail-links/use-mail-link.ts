import type { Ctx } from "#server/context.ts";
import { and, eq, gt, isNull, type SQL } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { hashSecret } from "#server/features/accounts/secret.ts";
import { mailLinks } from "#server/features/accounts/table.ts";
import type { LinkPurpose } from "./mail-link-rules.ts";

/**
 * Uses a link up and returns its owner's id. The row's lock lets only one of two simultaneous uses through; a transaction
 * that fails afterwards gives the link back. Unknown, used and expired links look alike.
 */
export async function useMailLink(ctx: Ctx, plain: string, purpose: LinkPurpose): Promise<number> {
  const now = ctx.clock();
  const [used] = await ctx.db
    .update(mailLinks)
    .set({ usedAt: now })
    .where(usableLink(plain, purpose, now))
    .returning({ userId: mailLinks.userId });
  if (!used) throw linkInvalid();
  return used.userId;
}

/** The refusal of a link that is unknown, used, expired or needed no more. */
export function linkInvalid(): Invalid {
  return new Invalid({ hash: ["LINK_INVALID"] }, "LINK_INVALID");
}

/** The row of a known link of this purpose, unused and not expired. */
export function usableLink(plain: string, purpose: LinkPurpose, now: Date): SQL | undefined {
  return and(
    eq(mailLinks.hash, hashSecret(plain)),
    eq(mailLinks.purpose, purpose),
    isNull(mailLinks.usedAt),
    gt(mailLinks.expiresAt, now),
  );
}
