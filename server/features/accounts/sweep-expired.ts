import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { dayMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { isNull, type SQL, sql } from "#server/db/query.ts";
import { inBatches } from "#server/jobs/in-batches.ts";
import { emailsFreeSince } from "./deletion/deletion-rules.ts";
import { passkeyChallenges } from "./passkeys/table.ts";
import { registerAnswers } from "./registers/table.ts";
import { setupLinks } from "./setup/table.ts";
import {
  accountDeletions,
  emailChanges,
  formerEmails,
  formerUsernames,
  mailLinks,
  rateLimits,
  signInPlaces,
  tokens,
  users,
} from "./table.ts";
import { retainedMs } from "./usernames/username-change-rules.ts";

/**
 * RE4: Tokens, links, challenges of passkeys and counters go a day after they expire; networks and devices of sign-ins {placeDays} days
 * after the last one; accounts whose e-mail nobody has confirmed after {unconfirmedDays}.
 */
export const unconfirmedDays = 14;
/** How long an account knows a network or device after the last sign-in from there (rule RE4). */
const placeDays = 180;
const batchSize = 1_000;

/**
 * Removes tokens, links, challenges of passkeys and counters that expired a day ago, places of sign-in after 180 days, and accounts that
 * nobody has confirmed in 14 days (rule RE4); those can neither trade nor write, so nothing refers to them. Safe to run at any time, by
 * several at once.
 */
export async function sweepExpired(ctx: Ctx): Promise<void> {
  const yesterday = new Date(ctx.clock().getTime() - dayMs);
  await removeBefore(ctx, yesterday, { key: tokens.hash, expiry: tokens.expiresAt });
  await removeBefore(ctx, yesterday, { key: mailLinks.hash, expiry: mailLinks.expiresAt });
  await removeBefore(ctx, yesterday, { key: setupLinks.hash, expiry: setupLinks.expiresAt });
  await removeBefore(ctx, yesterday, { key: emailChanges.userId, expiry: emailChanges.expiresAt });
  await removeBefore(ctx, yesterday, { key: passkeyChallenges.hash, expiry: passkeyChallenges.expiresAt });
  await removeBefore(ctx, yesterday, { key: rateLimits.key, expiry: rateLimits.expire });
  await removeBefore(ctx, yesterday, { key: registerAnswers.question, expiry: registerAnswers.askedAt });
  const halfAYearAgo = new Date(ctx.clock().getTime() - placeDays * dayMs);
  await removeBefore(ctx, halfAYearAgo, { key: signInPlaces.hash, expiry: signInPlaces.lastUsedAt });
  await removeBefore(ctx, emailsFreeSince(ctx.clock()), {
    key: formerEmails.hash,
    expiry: formerEmails.leftAt,
  });
  // Names that a person keeps from others are history of the account, unless the person is gone.
  const yearAgo = new Date(ctx.clock().getTime() - retainedMs);
  const isOfDeleted = sql`exists (select from ${accountDeletions} where ${accountDeletions.userId} = ${formerUsernames.userId} and ${accountDeletions.deletedAt} is not null)`;
  await removeBefore(ctx, yearAgo, {
    key: formerUsernames.id,
    expiry: formerUsernames.leftAt,
    where: isOfDeleted,
  });
  const longAgo = new Date(ctx.clock().getTime() - unconfirmedDays * dayMs);
  const unconfirmed = { key: users.id, expiry: users.createdAt, where: isNull(users.emailConfirmedAt) };
  await removeBefore(ctx, longAgo, unconfirmed);
}

function removeBefore(
  ctx: Ctx,
  before: Date,
  { key, expiry, where = sql`true` }: { key: AnyPgColumn; expiry: AnyPgColumn; where?: SQL },
): Promise<number> {
  const { table } = key;
  return inBatches(batchSize, async (limit) => {
    const { rowCount } = await ctx.db.execute(sql`
      delete from ${table} where ${key} in (
        select ${key} from ${table} where ${expiry} < ${before} and ${where}
        order by ${expiry} limit ${limit} for update skip locked)`);
    return rowCount ?? 0;
  });
}
