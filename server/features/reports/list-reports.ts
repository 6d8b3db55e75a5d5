import type { z } from "zod";
import type { reportAdmin as contract, Report } from "#contract/reports/report-admin.ts";
import { reportContext } from "#contract/reports/report-words.ts";
import type { ReportDecision } from "#contract/reports/reports.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";

import { countUpTo, pageOfList } from "#server/lists/page-of-list.ts";
import { hasDecided, outcomeNow } from "./appeal-rules.ts";
import { type AppealRow, readAppeals, toAppeal } from "./read-appeals.ts";
import { readHistories } from "./reporters/read-reporters.ts";

const pageSize = 24;

/** What is made of the rows. */
type Added = "reporterHistory" | "mayMeasure" | "at" | "decision" | "context" | "appeals" | "outcome" | "mayDecide";
type Stored = Omit<Report, Added> & {
  at: Date;
  outcome: ReportDecision["outcome"] | null;
  action: ReportDecision["action"];
  ground: ReportDecision["ground"];
  decidedReason: string | null;
  decidedById: number | null;
  decidedAt: Date | null;
  isSide: boolean;
  context: (Omit<Report["context"][number], "at"> & { at: string })[];
};
interface Row extends Stored, Record<string, unknown> {}

/** What was reported, for a moderator: the oldest open one first, or what was decided, newest first. */
export async function listReports(
  ctx: Ctx,
  { state, page }: z.output<typeof contract.list.query>,
): Promise<z.input<typeof contract.list.response>> {
  const { userId } = requireScope(ctx, "moderation");
  const { wanted, order } = reportGroups[state];
  const total = await countUpTo(ctx, sql`from reports r where ${wanted}`);
  const rows = await readReports(
    ctx,
    userId,
    sql`${wanted} order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  const appeals = await readAppeals(
    ctx,
    rows.map(({ id }) => id),
  );
  const histories = await readHistories(
    ctx,
    rows.map(({ reporter }) => ({ reporterId: reporter.id, guestEmail: reporter.email })),
  );
  const items = rows.flatMap((row, index) => {
    const reporterHistory = histories[index];
    return reporterHistory ? [{ ...toReport(row, appeals.get(row.id) ?? [], userId), reporterHistory }] : [];
  });
  return pageOfList(items, { total, page, pageSize });
}

const isAppealed = sql`exists (select from report_appeals p where p.report_id = r.id and p.outcome is null)`;
/** What waits for a moderator is in the first two, by how long it has waited, trusted flaggers' before all others. */
export const reportGroups = {
  open: { wanted: sql`r.outcome is null`, order: sql`r.flagger_id is null, r.created_at, r.id` },
  appealed: {
    wanted: isAppealed,
    order: sql`r.flagger_id is null, (select max(p.created_at) from report_appeals p where p.report_id = r.id), r.id`,
  },
  closed: {
    wanted: sql`r.outcome is not null and not ${isAppealed}`,
    order: sql`r.decided_at desc nulls last, r.id desc`,
  },
};

async function readReports(ctx: Ctx, userId: number, condition: SQL): Promise<Row[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select r.id, r.kind, r.reason, r.note, r.quoted, r.review_id as "reviewId", r.created_at as at, r.outcome, r.action,
      r.ground, tf.name as flagger, r.decided_reason as "decidedReason", r.decided_at as "decidedAt",
      case when l.id is not null then json_build_object('id', l.id, 'slug', l.slug, 'name', l.name) end as listing,
      json_build_object('id', a.id, 'username', coalesce(a.username, r.guest_name, ''), 'email', r.guest_email) as reporter,
      case when b.id is not null then json_build_object('id', b.id, 'username', b.username) end as reported,
      ${isStillShown} as "isStillShown", ${messagesAround} as context,
      r.decided_by_id as "decidedById",
      r.reporter_id is not distinct from ${userId} or r.reported_id is not distinct from ${userId}
        or coalesce(r.guest_email = (select lower(email) from users where id = ${userId}), false) as "isSide"
    from reports r
    left join conversations c on c.id = r.conversation_id
    left join messages rm on rm.id = r.message_id
    left join reviews v on v.id = r.review_id
    left join deals d on d.id = v.deal_id
    left join listings l on l.id = coalesce(r.listing_id, c.listing_id, d.listing_id)
    left join trusted_flaggers tf on tf.id = r.flagger_id
    left join users a on a.id = r.reporter_id
    left join users b on b.id = r.reported_id
    where ${condition}`);
  return rows;
}

const isStillShown = sql`case r.kind
  when 'message' then rm.taken_back_at is null and rm.hidden_at is null
  when 'review' then v.hidden_at is null
  when 'listing' then l.status in ('live', 'scheduled')
  when 'product' then l.status = 'live'
  else b.suspended_at is null end`;

const messagesAround = sql`(select coalesce(json_agg(near order by near.id), '[]') from (
  select m.id, u.username as author, m.text, m.media_id is not null as "hasPhoto",
    m.id is not distinct from r.message_id as "isReported", m.created_at as at
  from messages m join users u on u.id = m.author_id
  where m.conversation_id = r.conversation_id and m.taken_back_at is null
    and case when r.message_id is null then m.created_at <= r.created_at else m.id <= r.message_id end
  order by m.id desc limit ${sql.raw(String(reportContext))}) near)`;

function toReport(row: Row, appeals: readonly AppealRow[], userId: number): Omit<Report, "reporterHistory"> {
  const { at, outcome, action, ground, decidedReason, decidedAt, context, decidedById, isSide, ...rest } = row;
  const decided = { outcome, decidedAt, decidedById };
  return {
    ...(rest as Omit<Report, Added>),
    at: at.toISOString(),
    context: context.map((each) => ({ ...each, at: new Date(each.at).toISOString() })),
    decision: outcome &&
      decidedAt && { outcome, action, ground, reason: decidedReason ?? "", at: decidedAt.toISOString() },
    appeals: appeals.map((each) => ({ ...toAppeal(each), text: each.text })),
    outcome: outcomeNow(decided, appeals),
    mayMeasure: !isSide,
    mayDecide: !isSide && !hasDecided(userId, decided, appeals),
  };
}
