import type { z } from "zod";
import type { reports as contract, Report } from "#contract/messages/reports.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

const pageSize = 24;
/** Moderators read this many messages of a conversation, up to the reported one. */
const contextSize = 10;

type Stored = Omit<Report, "at" | "decision" | "context"> & {
  at: Date;
  outcome: "upheld" | "dismissed" | null;
  decidedReason: string | null;
  decidedAt: Date | null;
  context: (Omit<Report["context"][number], "at"> & { at: string })[];
};
interface Row extends Stored, Record<string, unknown> {}

/** What was reported, for a moderator: the oldest open one first, or what was decided, newest first. */
export async function listReports(
  ctx: Ctx,
  { state, page }: z.output<typeof contract.list.query>,
): Promise<z.input<typeof contract.list.response>> {
  requireScope(ctx, "moderation");
  const isOpen = state === "open";
  const wanted = isOpen ? sql`r.outcome is null` : sql`r.outcome is not null`;
  const order = isOpen ? sql`r.created_at, r.id` : sql`r.decided_at desc, r.id desc`;
  const counted = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int as total from reports r where ${wanted}`,
  );
  const { rows } = await ctx.db.execute<Row>(sql`
    select r.id, r.reason, r.note, r.quoted, r.created_at as at, r.outcome,
      r.decided_reason as "decidedReason", r.decided_at as "decidedAt",
      json_build_object('id', l.id, 'slug', l.slug, 'name', l.name) as listing,
      json_build_object('id', a.id, 'username', a.username) as reporter,
      json_build_object('id', b.id, 'username', b.username) as reported,
      (select coalesce(json_agg(near order by near.id), '[]') from (
        select m.id, u.username as author, m.text, m.media_id is not null as "hasPhoto",
          m.id is not distinct from r.message_id as "isReported", m.created_at as at
        from messages m join users u on u.id = m.author_id
        where m.conversation_id = r.conversation_id and m.taken_back_at is null
          and case when r.message_id is null then m.created_at <= r.created_at else m.id <= r.message_id end
        order by m.id desc limit ${contextSize}) near) as context
    from reports r
    join conversations c on c.id = r.conversation_id
    join listings l on l.id = c.listing_id
    join users a on a.id = r.reporter_id
    join users b on b.id = r.reported_id
    where ${wanted} order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`);
  const total = counted.rows[0]?.total ?? 0;
  return { items: rows.map(toReport), total, page, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

function toReport({ at, outcome, decidedReason, decidedAt, context, ...row }: Row): Report {
  return {
    ...(row as Omit<Report, "at" | "decision" | "context">),
    at: at.toISOString(),
    context: context.map((each) => ({ ...each, at: new Date(each.at).toISOString() })),
    decision: outcome && decidedAt && { outcome, reason: decidedReason ?? "", at: decidedAt.toISOString() },
  };
}
