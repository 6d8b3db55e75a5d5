import type { PersonFile } from "#contract/accounts/people.ts";
import { type Ctx, hasScope, requireScope } from "#server/context.ts";
import { and, eq, inArray, or, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { findMembership } from "#server/features/accounts/groups/active-group.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { messages } from "#server/features/messages/table.ts";

type PersonRow = typeof users.$inferSelect;

/** The account with this name or e-mail, for moderators and the support (rule DK3). */
export async function findPerson(ctx: Ctx, name: string): Promise<PersonRow> {
  requireScope(ctx, "moderation", "support");
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(or(eq(users.username, name), eq(users.email, name)))
    // A name belongs to the confirmed account; others only wish for it.
    .orderBy(sql`(${users.email} = ${name}) desc, (${users.emailConfirmedAt} is not null) desc, ${users.id}`)
    .limit(1);
  if (!row) throw new NotFound();
  return row;
}

/**
 * Nobody decides about themselves, nor about whom they trade or bid with on a running lot, and only an admin about the people
 * of the site, who have scopes (rule K9).
 */
export async function mayDecideAbout(ctx: Ctx, person: PersonRow): Promise<boolean> {
  const actor = requireScope(ctx, "moderation");
  if (person.id === actor.userId) return false;
  if (person.scopes.length > 0 && !hasScope(actor, "admin")) return false;
  return !(await meetOnALot(ctx, person.id, actor.userId));
}

/** Whether two people meet on a lot that runs: one sells it, or both have bid on it. */
async function meetOnALot(ctx: Ctx, oneId: number, otherId: number): Promise<boolean> {
  const isIn = (userId: number) => sql`(l.seller_id = ${userId} or exists (
    select from lot_bidders b where b.listing_id = l.id and b.bidder_id = ${userId}))`;
  const { rows } = await ctx.db.execute(sql`
    select 1 from listings l where l.status = 'live' and ${isIn(oneId)} and ${isIn(otherId)} limit 1`);
  return rows.length > 0;
}

/** An account with what a suspension would touch. */
export async function getPerson(ctx: Ctx, name: string): Promise<PersonFile> {
  const row = await findPerson(ctx, name);
  const actor = requireScope(ctx, "moderation", "support");
  const unended = inArray(listings.status, ["live", "scheduled", "in_review"]);
  return {
    id: row.id,
    username: row.username,
    registeredAt: row.createdAt.toISOString(),
    emailConfirmed: row.emailConfirmedAt !== null,
    verified: row.accountVerifiedAt !== null,
    adult: row.ageVerifiedAt !== null,
    strikes: row.strikes,
    running: await ctx.db.$count(listings, and(eq(listings.sellerId, row.id), unended)),
    leading: await ctx.db.$count(listings, and(eq(listings.leaderId, row.id), eq(listings.status, "live"))),
    suspension: row.suspendedAt && { at: row.suspendedAt.toISOString(), reason: row.suspendedReason },
    membership: await findMembership(ctx, row.id, ctx.clock()),
    flaggedMessages: await countFlagged(ctx, row.id),
    scopes: row.scopes,
    mayGrant: actor.scopes.includes("admin") && actor.userId !== row.id,
    mayDecide: hasScope(actor, "moderation") && (await mayDecideAbout(ctx, row)),
  };
}

const flaggedDays = 90;

/** Messages in which somebody gave contact details before there was a deal (rule M10). */
async function countFlagged(ctx: Ctx, userId: number): Promise<number> {
  const since = new Date(ctx.clock().getTime() - flaggedDays * 24 * 60 * 60 * 1000);
  const isFlagged = sql`${messages.contactKinds} <> '{}' and ${messages.createdAt} > ${since}`;
  return ctx.db.$count(messages, and(eq(messages.authorId, userId), isFlagged));
}
