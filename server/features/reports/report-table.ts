import type { Report, ReportNarrowing } from "#contract/reports/report-admin.ts";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { mostTaken, takeTable } from "#server/features/audit/take-table.ts";
import { timeCell } from "#server/tables/line-rules.ts";
import { measureNow, outcomeNow } from "./appeal-rules.ts";
import { reportGroups } from "./list-reports.ts";
import { type AppealRow, readAppeals } from "./read-appeals.ts";
import { reportWords } from "./report-table-words.ts";
import type { reports } from "./table.ts";

type Stored = Pick<
  typeof reports.$inferSelect,
  "id" | "kind" | "reason" | "outcome" | "action" | "ground" | "decidedReason" | "decidedAt"
>;
interface Row extends Stored, Record<string, unknown> {
  readonly at: Date;
  readonly reporter: string;
  readonly reported: string | null;
  readonly listing: Report["listing"];
}

/**
 * Reports of a group as a table in the caller's language, in the order of the list: without messages, what people wrote, and what
 * guests are reached by (rule SD5). For moderators.
 */
export async function tableOfReports(ctx: Ctx, query: ReportNarrowing): Promise<TableAnswer> {
  requireScope(ctx, "moderation");
  const { file, columns } = reportWords[ctx.locale];
  const rows = await readRows(ctx, query);
  const appeals = await readAppeals(
    ctx,
    rows.map(({ id }) => id),
  );
  return takeTable(ctx, {
    ...{ file, columns, rows },
    cellsOf: (row) => cellsOf(row, appeals.get(row.id) ?? [], ctx.locale),
    noted: { what: "report_file", id: "reports", narrowing: query },
  });
}

async function readRows(ctx: Ctx, { state }: ReportNarrowing): Promise<Row[]> {
  const { wanted, order } = reportGroups[state];
  const { rows } = await ctx.db.execute<Row>(sql`
    select r.id, r.kind, r.reason, r.created_at as at, r.outcome, r.action, r.ground,
      r.decided_reason as "decidedReason", r.decided_at as "decidedAt",
      coalesce(a.username, r.guest_name, '') as reporter, b.username as reported,
      case when l.id is not null then json_build_object('id', l.id, 'name', l.name) end as listing
    from reports r
    left join conversations c on c.id = r.conversation_id
    left join reviews v on v.id = r.review_id
    left join deals d on d.id = v.deal_id
    left join listings l on l.id = coalesce(r.listing_id, c.listing_id, d.listing_id)
    left join users a on a.id = r.reporter_id
    left join users b on b.id = r.reported_id
    where ${wanted} order by ${order} limit ${mostTaken}`);
  return rows;
}

function cellsOf(row: Row, appeals: readonly AppealRow[], locale: Ctx["locale"]) {
  const words = reportWords[locale];
  const decided = { outcome: row.outcome, action: row.action };
  const outcome = outcomeNow(decided, appeals);
  const action = measureNow(decided, appeals);
  const time = (at: Date | null) => timeCell(at?.toISOString() ?? null);
  return [
    ...[String(row.id), time(row.at), words.kind[row.kind], words.reason[row.reason]],
    ...[row.reporter, row.reported ?? words.site, String(row.listing?.id ?? ""), row.listing?.name ?? ""],
    ...[time(row.decidedAt), row.decidedReason ?? "", String(appeals.length)],
    ...[outcome ? words.outcome[outcome] : "", action ? words.action[action] : ""],
    row.ground ? words.ground[row.ground] : "",
  ];
}
