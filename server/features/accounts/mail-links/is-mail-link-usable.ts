import type { Ctx } from "#server/context.ts";
import { mailLinks } from "#server/features/accounts/table.ts";
import type { LinkPurpose } from "./mail-link-rules.ts";
import { usableLink } from "./use-mail-link.ts";

/**
 * Whether a mailed link could be used now. Nothing is counted or stored: 256 random bits cannot be guessed, and a mail
 * program that opens links uses nothing up.
 */
export async function isMailLinkUsable(ctx: Ctx, plain: string, purpose: LinkPurpose): Promise<boolean> {
  return (await ctx.db.$count(mailLinks, usableLink(plain, purpose, ctx.clock()))) > 0;
}
