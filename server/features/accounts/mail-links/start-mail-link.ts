import type { Ctx } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { mailLinks } from "#server/features/accounts/table.ts";
import { lifetimeMs } from "./mail-link-rules.ts";

/** Begins the time of a mailed link: it counts from the sending of its mail, which may wait for a mail server. */
export async function startMailLink(ctx: Ctx, hash: Buffer): Promise<void> {
  const unused = and(eq(mailLinks.hash, hash), isNull(mailLinks.usedAt));
  const [link] = await ctx.db.select({ purpose: mailLinks.purpose }).from(mailLinks).where(unused);
  if (!link) return;
  const expiresAt = new Date(ctx.clock().getTime() + lifetimeMs[link.purpose]);
  await ctx.db.update(mailLinks).set({ expiresAt }).where(unused);
}
