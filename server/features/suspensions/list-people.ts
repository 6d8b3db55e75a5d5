import type { z } from "zod";
import type { FoundPerson, PeopleNarrowing, PersonState, people } from "#contract/accounts/people.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { readBankAccount } from "#server/features/accounts/contact/bank-account-rules.ts";
import { marksOfAccounts } from "#server/features/accounts/contact/sealed-account.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { likePattern } from "#server/features/catalogue/like-pattern.ts";

const pageSize = 50;

const conditionOf: Record<PersonState, SQL> = {
  suspended: sql`u.suspended_at is not null`,
  struck: sql`u.strikes > 0`,
  staff: sql`u.scopes <> '{}'`,
  verified: sql`u.account_verified_at is not null`,
  unverified: sql`u.account_verified_at is null and u.email_confirmed_at is not null`,
  unconfirmed: sql`u.email_confirmed_at is null`,
};

interface Row extends Record<string, unknown>, Omit<FoundPerson, "registeredAt"> {
  registeredAt: Date;
}

/**
 * K11: Moderators find accounts by parts of their names, e-mail, telephone, company and its numbers and town, by a
 * bank account as a whole, by their number, and by state, the newest first; that they looked is noted, what they typed is not. One word needs three characters.
 *
 * By place instead of by number. For moderators and the support.
 */
export async function listPeople(
  ctx: Ctx,
  { q, state, before, after }: z.output<typeof people.list.query>,
): Promise<z.input<typeof people.list.response>> {
  requireScope(ctx, "moderation", "support");
  const conditions = [
    ...conditionsOf(ctx, { q, state }),
    ...(after ? [sql`u.id > ${after}::int8`] : before ? [sql`u.id < ${before}::int8`] : []),
  ];
  // One more than is shown tells whether there are further ones.
  const found = await readPeople(ctx, conditions, { limit: pageSize + 1, isBack: after !== undefined });
  await recordReading(ctx, {
    what: "people",
    id: "people",
    details: { ...(state && { state }), ...(q && { byWords: true }) },
  });
  const isMore = found.length > pageSize;
  const items = after && isMore ? found.slice(1) : found.slice(0, pageSize);
  const [hasOlder, hasNewer] = after ? [found.length > 0, isMore] : [isMore, before !== undefined];
  const idOf = (person: FoundPerson | undefined) => (person ? String(person.id) : null);
  return {
    items,
    older: hasOlder ? idOf(items.at(-1)) : null,
    newer: hasNewer ? idOf(items[0]) : null,
  };
}

/** What accounts are narrowed by. */
export function conditionsOf(ctx: Ctx, { q, state }: PeopleNarrowing): SQL[] {
  const words = q.split(/\s+/).filter(Boolean);
  const account = marksOfAccounts(ctx, [readBankAccount(q)]);
  if (account) return [...(state === "" ? [] : [conditionOf[state]]), hasAccount(account)];
  return [...(state === "" ? [] : [conditionOf[state]]), ...words.map((word) => hasWord(word, q))];
}

function hasAccount(marks: readonly string[]): SQL {
  return sql`u.id in (select user_id from contact_details where account_marks && ${sql.param([...marks])}::text[])`;
}

/** Each half is read by its own index; a number is that of an account as well. */
function hasWord(word: string, whole: string): SQL {
  const pattern = sql`f_norm(${`%${likePattern(word)}%`})`;
  const isNumber = /^\d{1,15}$/.test(whole);
  return sql`u.id in (
    select id from users where words like ${pattern}
    union all select user_id from contact_details
      where words like ${pattern}
    ${isNumber ? sql`union all select ${whole}::int8` : sql``})`;
}

/** Accounts, always the newest first; `isBack`: the oldest ones of those. */
export async function readPeople(
  ctx: Ctx,
  conditions: readonly SQL[],
  { limit, isBack = false }: { limit: number; isBack?: boolean },
): Promise<FoundPerson[]> {
  const where = conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``;
  const { rows } = await ctx.db.execute<Row>(sql`
    select u.id, u.username, u.email, u.created_at as "registeredAt",
      coalesce(nullif(trim(concat_ws(' ', c.first_name, c.last_name)), ''), nullif(c.company, '')) as name,
      u.email_confirmed_at is not null as "emailConfirmed", u.account_verified_at is not null as verified,
      u.suspended_at is not null as suspended, u.strikes, u.scopes <> '{}' as "isOfShop"
    from (select * from users u ${where}
      order by u.id ${isBack ? sql`asc` : sql`desc`} limit ${limit}) u
    left join contact_details c on c.user_id = u.id
    order by u.id desc`);
  return rows.map((row) => ({ ...row, registeredAt: row.registeredAt.toISOString() }));
}
