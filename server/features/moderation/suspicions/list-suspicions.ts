import type { z } from "zod";
import type { suspicions as contract, Suspicion, SuspicionNarrowing } from "#contract/moderation/suspicions.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { countUpTo, pageOfList } from "#server/lists/page-of-list.ts";
import { standsOut } from "./stands-out.ts";

type Query = z.output<typeof contract.list.query>;

const pageSize = 24;

interface Row extends Record<string, unknown> {
  id: number;
  kind: Suspicion["kind"];
  shared: Suspicion["shared"];
  facts: Suspicion["facts"];
  notedAt: Date;
  lookedAt: Date | null;
  listing: Suspicion["listing"];
  person: Suspicion["person"];
  other: Suspicion["other"];
}

/** Pairs of people for a moderator: open ones by when they were noted, the others by when they were looked at, newest first. */
export async function listSuspicions(
  ctx: Ctx,
  { state, page }: Query,
): Promise<z.input<typeof contract.list.response>> {
  requireScope(ctx, "moderation");
  const total = await countUpTo(ctx, sql`from suspicions s where ${wantedOf[state]}`);
  const items = await readSuspicions(ctx, state, pageSize, (page - 1) * pageSize);
  return pageOfList(items, { total, page, pageSize });
}

const wantedOf = {
  open: sql`s.looked_at is null and ${standsOut}`,
  closed: sql`s.looked_at is not null`,
};
const orderOf = { open: sql`s.noted_at desc`, closed: sql`s.looked_at desc nulls last` };

/** Pairs in the order of the list. */
export async function readSuspicions(
  ctx: Ctx,
  state: SuspicionNarrowing["state"],
  limit: number,
  offset = 0,
): Promise<Suspicion[]> {
  const who = (table: "p" | "o") =>
    sql.raw(
      `json_build_object('id', ${table}.id, 'username', ${table}.username, 'suspended', ${table}.suspended_at is not null)`,
    );
  const { rows } = await ctx.db.execute<Row>(sql`
    select s.id, s.kind, s.shared, s.facts, s.noted_at as "notedAt", s.looked_at as "lookedAt",
      json_build_object('id', l.id, 'slug', l.slug, 'name', l.name) as listing,
      ${who("p")} as person, ${who("o")} as other
    from suspicions s
    join listings l on l.id = s.listing_id
    join users p on p.id = s.user_id
    join users o on o.id = s.other_id
    where ${wantedOf[state]} order by ${orderOf[state]}, s.id desc
    limit ${limit} offset ${offset}`);
  return rows.map((row) => ({
    ...row,
    notedAt: row.notedAt.toISOString(),
    lookedAt: row.lookedAt?.toISOString() ?? null,
  }));
}
