import { lt } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { mailLinks, rateLimits, tokens } from "./table.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Removes what no longer does anything: expired tokens, links and counters. Safe to run at any time, by several at once. */
export async function sweepExpired(ctx: Ctx): Promise<void> {
  const yesterday = new Date(ctx.clock().getTime() - dayMs);
  await ctx.db.delete(tokens).where(lt(tokens.expiresAt, yesterday));
  await ctx.db.delete(mailLinks).where(lt(mailLinks.expiresAt, yesterday));
  await ctx.db.delete(rateLimits).where(lt(rateLimits.expire, yesterday));
}
