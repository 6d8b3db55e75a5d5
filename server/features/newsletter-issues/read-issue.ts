import type { EditableIssue, IssueLine, IssueProgress } from "#contract/newsletter-issues/newsletter-admin.ts";
import type { Ctx } from "#server/context.ts";
import { desc, eq, sql } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { readArticles, readLots, thingOfArticle, thingsOfLots } from "./read-things.ts";
import { newsletterIssues } from "./table.ts";

export type IssueRow = typeof newsletterIssues.$inferSelect;

const pageSize = 20;

/** One page of issues, the newest first, each with how far it has come. */
export async function listIssues(ctx: Ctx, page: number) {
  const [counted] = await ctx.db.select({ total: sql<number>`count(*)::int` }).from(newsletterIssues);
  const total = counted?.total ?? 0;
  const items = await readIssues(ctx, pageSize, (page - 1) * pageSize);
  return { items, total, page, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

/** Issues with how far each has come, the newest first. */
export async function readIssues(ctx: Ctx, limit: number, offset = 0): Promise<IssueLine[]> {
  const rows = await ctx.db
    .select()
    .from(newsletterIssues)
    .orderBy(desc(newsletterIssues.id))
    .limit(limit)
    .offset(offset);
  const progress = await readProgress(ctx, rows);
  return rows.map((row) => lineOf(row, progress));
}

/** An issue as its writer keeps it, or 404. */
export async function readIssue(ctx: Ctx, id: number): Promise<EditableIssue> {
  const [row] = await ctx.db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
  if (!row) throw new NotFound();
  const articles = await readArticles(ctx, row.articleIds);
  const lots = await readLots(ctx, row.lotIds);
  const { preheader, opening, categoryIds, version } = row;
  return {
    ...lineOf(row, await readProgress(ctx, [row])),
    ...{ preheader, opening, categoryIds, version },
    articles: articles.map(thingOfArticle),
    lots: await thingsOfLots(ctx, lots),
  };
}

/** An issue's row until the end of the transaction; 404 where it is missing, CHANGED_ELSEWHERE where another version is stored. */
export async function lockIssue(ctx: Ctx, id: number, version?: number): Promise<IssueRow> {
  const [row] = await ctx.db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).for("update");
  if (!row) throw new NotFound();
  if (version !== undefined && row.version !== version) throw new Conflict("CHANGED_ELSEWHERE");
  return row;
}

/** What came of the mails of issues that have begun, by issue. */
async function readProgress(ctx: Ctx, rows: readonly IssueRow[]): Promise<Map<number, IssueProgress>> {
  const begun = rows.filter(({ startedAt }) => startedAt !== null);
  const ids = begun.filter(({ outcome }) => outcome === null).map(({ id }) => id);
  const counted = await countOutcomes(ctx, ids);
  return new Map(
    begun.map(({ id, outcome, total }) => {
      const counts = counted.get(id) ?? { sent: 0, bounced: 0, failed: 0 };
      return [id, outcome ?? { total: total ?? 0, ...counts }];
    }),
  );
}

type Counts = Omit<IssueProgress, "total">;

/** How many mails of issues went, bounced and failed. */
export async function countOutcomes(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Counts>> {
  const { rows } = await ctx.db.execute<Counts & { issueId: number }>(sql`
    select issue_id as "issueId", count(*) filter (where outcome = 'sent')::int as sent,
      count(*) filter (where outcome = 'bounced')::int as bounced,
      count(*) filter (where outcome = 'failed')::int as failed
    from issue_deliveries where issue_id = any (${sql.param([...ids])}::int8[]) group by issue_id`);
  return new Map(rows.map(({ issueId, ...counts }) => [issueId, counts]));
}

function lineOf(row: IssueRow, progress: ReadonlyMap<number, IssueProgress>): IssueLine {
  const time = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...{ id: row.id, status: row.status, subject: row.subject },
    ...{ plannedAt: time(row.plannedAt), startedAt: time(row.startedAt), finishedAt: time(row.finishedAt) },
    progress: progress.get(row.id) ?? null,
  };
}
