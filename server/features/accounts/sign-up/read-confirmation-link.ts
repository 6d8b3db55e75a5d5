import type { Ctx } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { usableLink } from "#server/features/accounts/mail-links/use-mail-link.ts";
import { mailLinks, users } from "#server/features/accounts/table.ts";

/** Whether a link would confirm an e-mail now, and the user name that it would claim; like `isMailLinkUsable`, it uses nothing up. */
export async function readConfirmationLink(
  ctx: Ctx,
  plain: string,
): Promise<{ valid: boolean; username: string | null }> {
  const [found] = await ctx.db
    .select({ username: users.username })
    .from(mailLinks)
    .innerJoin(users, eq(users.id, mailLinks.userId))
    .where(and(usableLink(plain, "confirm", ctx.clock()), isNull(users.emailConfirmedAt)));
  return { valid: found !== undefined, username: found?.username ?? null };
}
