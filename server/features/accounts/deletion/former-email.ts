import { createHash } from "node:crypto";
import { dayMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, gt } from "#server/db/query.ts";
import { formerEmails } from "#server/features/accounts/table.ts";
import { emailRetainedDays, emailsFreeSince } from "./deletion-rules.ts";

/**
 * LV4: For {emailRetainedDays} days nobody gets an account with the e-mail of a deleted one; the answer does not tell,
 * and whoever reads it is told by mail.
 *
 * Until when nobody gets one with this e-mail; null where it is free.
 */
export async function emailRetainedUntil(ctx: Ctx, email: string): Promise<Date | null> {
  const [found] = await ctx.db
    .select({ leftAt: formerEmails.leftAt })
    .from(formerEmails)
    .where(and(eq(formerEmails.hash, hashOf(email)), gt(formerEmails.leftAt, emailsFreeSince(ctx.clock()))));
  return found ? new Date(found.leftAt.getTime() + emailRetainedDays * dayMs) : null;
}

/** Keeps the e-mail of an account that goes, as a hash. */
export async function keepEmail(ctx: Ctx, email: string): Promise<void> {
  const leftAt = ctx.clock();
  await ctx.db
    .insert(formerEmails)
    .values({ hash: hashOf(email), leftAt })
    .onConflictDoUpdate({ target: formerEmails.hash, set: { leftAt } });
}

function hashOf(email: string): Buffer {
  return createHash("sha256").update(email.toLowerCase()).digest();
}
