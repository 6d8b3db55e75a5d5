import type { Ctx } from "#server/context.ts";
import { and, asc, eq, gt, sql } from "#server/db/query.ts";
import { logOf } from "#server/features/bids/lot-log/get-log.ts";
import { LogFault, readLine } from "#server/features/bids/lot-log/read-line.ts";
import { listAliases } from "#server/features/bids/names/list-aliases.ts";
import { fullSizeName } from "#server/features/media/full-size.ts";
import { media } from "#server/features/media/table.ts";
import { listUsedKeys } from "#server/seal-anew.ts";
import { eachAtOnce } from "../each-at-once.ts";
import type { Point } from "./backup-folder.ts";
import type { Report } from "./report.ts";

/** Tables that only grow, whose rows a backup has to hold at least. */
const growing = ["bids", "lot_acts", "receipts", "ledger_entries", "invoices"];

/** The rows of what only grows, by table. */
export async function countRows(ctx: Ctx): Promise<Point["counts"]> {
  const parts = growing.map(
    (table) => sql`select ${table} as name, count(*)::int8 as count from ${sql.identifier(table)}`,
  );
  const { rows } = await ctx.db.execute<{ name: string; count: string }>(sql.join(parts, sql` union all `));
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}

/** Looks whether what was restored is whole: counts, money, the logs of all lots, the pictures. Returns what is not, in sentences. */
export async function checkRestored(ctx: Ctx, counted: Point["counts"], report: Report): Promise<string[]> {
  return [
    ...(await checkCounts(ctx, counted)),
    ...(await checkMoney(ctx)),
    ...(await checkKeys(ctx)),
    ...(await checkLogs(ctx, report)),
    ...(await checkPictures(ctx, report)),
  ];
}

async function checkCounts(ctx: Ctx, counted: Point["counts"]): Promise<string[]> {
  const found = await countRows(ctx);
  return Object.entries(counted)
    .filter(([table, count]) => (found[table] ?? 0) < count)
    .map(([table, count]) => `${table} has ${found[table] ?? 0} rows, and had ${count} when it was saved`);
}

/** Accounts of the ledger against what receipts and orders say, haléře. */
async function checkMoney(ctx: Ctx): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ what: string; booked: string; reported: string }>(sql`
    with moved as (
      select debit as account, amount_minor as amount from ledger_entries
      union all select credit, -amount_minor from ledger_entries)
    select 'money that waits' as what,
      (select coalesce(-sum(amount), 0) from moved where account like 'unpaired%') as booked,
      (select coalesce(sum(amount_minor), 0) from receipts where order_id is null and resolved_at is null) as reported
    union all select 'orders that are paid without an entry', 0,
      (select count(*) from orders o where paid_at is not null and total_minor > 0
        and not exists (select from ledger_entries e where e.order_id = o.id))`);
  return rows
    .filter(({ booked, reported }) => booked !== reported)
    .map(({ what, booked, reported }) => `${what}: the ledger says ${booked}, the tables ${reported}`);
}

/** Without its key nobody reads what a column has encrypted. */
async function checkKeys(ctx: Ctx): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`select id from drizzle.encryption_keys`);
  const gone = rows.map(({ id }) => id).filter((id) => !ctx.ports.vault.keyIds.includes(id));
  const used = await listUsedKeys(ctx.db, gone);
  return used.map((id) => `bank accounts and second factors: their key ${id} is missing from ENCRYPTION_KEYS`);
}

async function checkLogs(ctx: Ctx, report: Report): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string; length: number; hash: Buffer }>(
    sql`select id, log_length as length, log_hash as hash from listings where log_hash is not null order by id`,
  );
  const faults: string[] = [];
  for (const [index, { id, length, hash }] of rows.entries()) {
    report(`logs: ${index + 1} of ${rows.length} lots`);
    const fault = await faultOfLog(ctx, Number(id), { length, hash: hash.toString("hex") });
    if (fault) faults.push(`the log of lot ${id}: ${fault}`);
  }
  return faults;
}

async function faultOfLog(ctx: Ctx, lot: number, end: { length: number; hash: string }): Promise<string | null> {
  let [number, previous]: [number, string | null] = [0, null];
  try {
    for await (const part of logOf(ctx, lot, await listAliases(ctx, lot))) {
      for (const line of part.split("\n").filter(Boolean)) {
        number += 1;
        previous = readLine(Buffer.from(line), number, previous).hash;
      }
    }
  } catch (error) {
    if (!(error instanceof LogFault)) throw error;
    return `line ${error.line} ${error.message}`;
  }
  return number === end.length && previous === end.hash ? null : "its end is not the lot's";
}

const batchSize = 500;

async function checkPictures(ctx: Ctx, report: Report): Promise<string[]> {
  let [seen, missing, last] = [0, 0, ""];
  for (;;) {
    const rows = await ctx.db
      .select()
      .from(media)
      .where(and(eq(media.status, "ready"), gt(media.id, last)))
      .orderBy(asc(media.id))
      .limit(batchSize);
    await eachAtOnce(rows, 8, async (row) => {
      report(`pictures: ${++seen}`);
      const found = await ctx.ports.storage.get(`${row.id}/${fullSizeName(row)}`);
      found?.stream.destroy();
      if (!found) missing += 1;
    });
    last = rows.at(-1)?.id ?? "";
    if (rows.length < batchSize) return missing > 0 ? [`${missing} of ${seen} pictures are missing`] : [];
  }
}
