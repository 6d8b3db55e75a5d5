import type { AuditEntry, AuditFilter } from "#contract/audit/audit.ts";
import { type AuditKind, securityKinds } from "#contract/audit/audit-kinds.ts";
import { dayAfter } from "#contract/values/prague-day.ts";
import { instantOfWallText } from "#contract/values/prague-time.ts";
import type { Ctx } from "#server/context.ts";
import { eq, or, type SQL, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { differencesOf } from "./difference-rules.ts";

/** Kinds whose things are accounts, and those whose things are listings or parts of one. */
const ofAccounts: readonly AuditKind[] = [...securityKinds, "group", "reading"];
const ofListings: readonly AuditKind[] = ["listing", "bid", "product", "stock"];

interface EntryRow extends Record<string, unknown> {
  readonly id: number;
  readonly at: Date;
  readonly cursor: string;
  readonly byId: number | null;
  readonly username: string | null;
  readonly kind: AuditKind;
  readonly subjectId: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly name: string | null;
  readonly slug: string | null;
}

export interface FoundEntry extends AuditEntry {
  /** Names its place in the order. */
  readonly cursor: string;
}

/** From where on entries are read, and in which direction. */
export type Place = { readonly before?: string | undefined } | { readonly after: string };

/** A filter as it is asked of the database, and as it is noted: without words that people have written, which may be somebody's name. */
interface Asked {
  /** null: who is meant is nobody. */
  readonly conditions: readonly SQL[] | null;
  readonly noted: Readonly<Record<string, unknown>>;
}

export async function readFilter(ctx: Ctx, filter: AuditFilter): Promise<Asked> {
  const { by, kind, id, from, to, q } = filter;
  const byId = by === "" ? null : await findPersonId(ctx, by);
  const [begin, end] = [from && startOf(from), to && startOf(dayAfter(to, 1))];
  const conditions = [
    ...(byId === null ? [] : [sql`e.by_id = ${byId}`]),
    ...(kind === "" ? [] : [sql`e.subject = ${kind}`]),
    ...(id === "" ? [] : [sql`e.subject_id = ${id}`]),
    ...(begin ? [sql`e.at >= ${begin}`] : []),
    ...(end ? [sql`e.at < ${end}`] : []),
    ...(q === ""
      ? []
      : [sql`audit_words(e.before, e.after, e.reason) like f_norm(${`%${q.replace(/[\\%_]/g, "\\$&")}%`})`]),
  ];
  const noted = {
    ...(byId !== null && { doneBy: byId }),
    ...(kind && { kind }),
    ...(id && { thing: id }),
    ...(from && { from }),
    ...(to && { to }),
    ...(q && { byWords: true }),
  };
  return { conditions: by !== "" && byId === null ? null : conditions, noted };
}

/**
 * AU1: Administrators find entries of the audit, the newest first, by who did it, kind, thing, days in Prague and
 * words (three characters at least) of what stood there or of the reason. Pages follow each other by place (instant
 * and number), so that the last one costs what the first does. For everybody else it does not exist.
 *
 * So many entries from a place on, the newest first whatever the direction.
 */
export async function readEntries(
  ctx: Ctx,
  conditions: readonly SQL[],
  place: Place,
  limit: number,
): Promise<FoundEntry[]> {
  const isBack = "after" in place;
  const from = isBack ? place.after : place.before;
  const beyond = from ? [isBack ? sql`${order} > ${spot(from)}` : sql`${order} < ${spot(from)}`] : [];
  const all = [...conditions, ...beyond];
  const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
  const { rows } = await ctx.db.execute<EntryRow>(sql`
    select e.id, e.at, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || e.id as cursor,
      e.by_id as "byId", b.username, e.subject as kind, e.subject_id as "subjectId", e.before, e.after, e.reason,
      coalesce(p.username, l.name) as name, l.slug
    from (select * from audit_entries e ${where}
      order by ${isBack ? sql`e.at, e.id` : sql`e.at desc, e.id desc`} limit ${limit}) e
    left join users b on b.id = e.by_id
    left join users p on e.subject = any(${sql.param([...ofAccounts])}::text[]) and p.id = ${idOf(sql`e.subject_id`)}
    left join listings l on e.subject = any(${sql.param([...ofListings])}::text[])
      and l.id = ${idOf(sql`split_part(e.subject_id, '/', 1)`)}
    order by e.at desc, e.id desc`);
  return rows.map(entryView);
}

const order = sql`(e.at, e.id)`;

/** A place as a cursor names it. */
function spot(cursor: string): SQL {
  const [at, id] = cursor.split("~");
  return sql`(${at}::timestamptz, ${id}::int8)`;
}

/** The number that a text is; null for any other. */
const idOf = (text: SQL) => sql`case when ${text} ~ '^\\d{1,15}$' then ${text}::int8 end`;

function entryView({ byId, username, before, after, at, ...row }: EntryRow): FoundEntry {
  return {
    ...row,
    at: at.toISOString(),
    by: byId === null ? null : { id: byId, username },
    changes: differencesOf(before, after),
  };
}

const startOf = (day: string) => new Date(instantOfWallText(`${day}T00:00`) ?? Number.NaN);

/** The account by number, user name or e-mail; a name belongs to the confirmed one, others only wish for it. */
async function findPersonId(ctx: Ctx, by: string): Promise<number | null> {
  if (/^\d{1,15}$/.test(by)) return Number(by);
  const [found] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.username, by), eq(users.email, by)))
    .orderBy(sql`(${users.email} = ${by}) desc, (${users.emailConfirmedAt} is not null) desc, ${users.id}`)
    .limit(1);
  return found?.id ?? null;
}
