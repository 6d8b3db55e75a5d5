import type { PersonFile } from "#contract/accounts/people.ts";
import { type Ctx, hasScope, requireScope } from "#server/context.ts";
import { and, eq, inArray, or, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";

type PersonRow = typeof users.$inferSelect;

/** The account with this name or e-mail, for moderators. */
export async function findPerson(ctx: Ctx, name: string): Promise<PersonRow> {
  requireScope(ctx, "moderation");
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

/** Nobody decides about themselves, and only an admin about the people of the house, who have scopes (RULES.md K9). */
export function mayDecideAbout(ctx: Ctx, person: PersonRow): boolean {
  const actor = requireScope(ctx, "moderation");
  if (person.id === actor.userId) return false;
  return person.scopes.length === 0 || hasScope(actor, "admin");
}

/** An account with what a suspension would touch. */
export async function getPerson(ctx: Ctx, name: string): Promise<PersonFile> {
  const row = await findPerson(ctx, name);
  const unended = inArray(listings.status, ["live", "scheduled", "in_review"]);
  return {
    id: row.id,
    username: row.username,
    registeredAt: row.createdAt.toISOString(),
    emailConfirmed: row.emailConfirmedAt !== null,
    verified: row.accountVerifiedAt !== null,
    strikes: row.strikes,
    running: await ctx.db.$count(listings, and(eq(listings.sellerId, row.id), unended)),
    leading: await ctx.db.$count(listings, and(eq(listings.leaderId, row.id), eq(listings.status, "live"))),
    suspension: row.suspendedAt && { at: row.suspendedAt.toISOString(), reason: row.suspendedReason },
    mayDecide: mayDecideAbout(ctx, row),
  };
}
