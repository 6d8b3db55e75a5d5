import type { Ctx } from "#server/context.ts";
import { inArray, type SQL, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";

export interface ShownPerson {
  readonly id: number;
  readonly username: string;
  readonly suspended: boolean;
  readonly strikes: number;
  /** Suspended, and by the third strike alone. */
  readonly suspends: boolean;
}

/** People by their ids, as lists of moderators show them. */
export async function readShownPeople(
  ctx: Ctx,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, ShownPerson>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      id: users.id,
      username: users.username,
      strikes: users.strikes,
      suspended: sql<boolean>`${users.suspendedAt} is not null`,
      suspends: sql<boolean>`${users.suspendedAt} is not null and ${users.suspendedReason} is null`,
    })
    .from(users)
    .where(inArray(users.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The person of a row; foreign keys keep everybody who has a row. */
export function personOf(people: ReadonlyMap<number, ShownPerson>, id: number) {
  const { username = "", suspended = false } = people.get(id) ?? {};
  return { id, username, suspended };
}

/** Rows whose `person` (a column) has this name or e-mail, or whose `listing` this number. */
export function soughtBy(q: string, person: SQL, listing: SQL): SQL {
  const isPerson = sql`${person} in (select id from users
    where (username = ${q} and email_confirmed_at is not null) or email = ${q})`;
  return /^\d{1,15}$/.test(q) ? sql`(${listing} = ${q}::int8 or ${isPerson})` : isPerson;
}
