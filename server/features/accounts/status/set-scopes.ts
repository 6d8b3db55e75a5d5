import type { Scope } from "#contract/accounts/scopes.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq, or, sql } from "#server/db/query.ts";
import { Conflict, Forbidden } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";

interface Decision {
  readonly userId: number;
  /** Another administrator. */
  readonly byId: number;
  readonly scopes: readonly Scope[];
  /** What the administrator has seen. */
  readonly seen: readonly string[];
  readonly reason: string;
}

/**
 * Gives and takes scopes of an account by the decision of an administrator (rule A31): all administrators are locked in one order and whoever
 * decides is asked for anew. Within the caller's transaction; the same again changes nothing.
 */
export async function setScopes(tx: Ctx, { userId, byId, scopes, seen, reason }: Decision): Promise<void> {
  const locked = await tx.db
    .select({ id: users.id, scopes: users.scopes, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(or(sql`'admin' = any(${users.scopes})`, eq(users.id, userId)))
    .orderBy(asc(users.id))
    .for("no key update");
  const person = locked.find(({ id }) => id === userId);
  const decider = locked.find(({ id }) => id === byId);
  if (!person || userId === byId || !decider?.scopes.includes("admin")) throw new Forbidden("FORBIDDEN");
  if (isSame(person.scopes, scopes)) return;
  if (!isSame(person.scopes, seen)) throw new Conflict("SCOPES_CHANGED");
  // Whose the e-mail is has to be known before it opens the back office.
  if (person.emailConfirmedAt === null) throw new Conflict("SCOPES_UNCONFIRMED");
  await tx.db
    .update(users)
    .set({ scopes: [...scopes] })
    .where(eq(users.id, userId));
  await recordChange(tx, { subject: "scopes", id: userId, from: person.scopes, to: scopes, reason }, byId);
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  new Set(one).size === new Set(other).size && one.every((scope) => other.includes(scope));
