import type { z } from "zod";
import type { reports as contract } from "#contract/reports/reports.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { desc, eq } from "#server/db/query.ts";
import { readPage } from "#server/db/read-page.ts";
import { seenBy } from "./get-report.ts";
import { readAppeals } from "./read-appeals.ts";
import { reports } from "./table.ts";

const pageSize = 24;

/** What the caller has reported, the newest first, each with the key of its page. */
export async function listOwnReports(ctx: Ctx, page: number): Promise<z.input<typeof contract.own.response>> {
  const { userId } = requireUser(ctx);
  const isOwn = eq(reports.reporterId, userId);
  const { rows, ...placed } = await readPage({
    page,
    size: pageSize,
    read: (limit, offset) =>
      ctx.db.select().from(reports).where(isOwn).orderBy(desc(reports.id)).limit(limit).offset(offset),
    count: () => ctx.db.$count(reports, isOwn),
  });
  const appeals = await readAppeals(
    ctx,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => ({
    ...seenBy("reporter", row, appeals.get(row.id) ?? []),
    key: row.reporterKey,
  }));
  return { items, ...placed };
}
