import type { DayOfAccount } from "#contract/bank/bank-movements.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { dayAfter, pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { and, eq, gte, lte, sql } from "#server/db/query.ts";
import { bankBalances } from "#server/features/bank/table.ts";
import { accountOf } from "#server/features/payments/statements/statement-line.ts";
import { pageOfList } from "#server/lists/page-of-list.ts";
import { accountText } from "./account-text.ts";
import { movementLines } from "./movement-lines.ts";
import { compareDays, dayKey } from "./reconciliation-rules.ts";

const pageSize = 40;
/** What is shown where nobody names a period, and the most of one that is. */
const [usualDays, mostDays] = [31, 366];
/** So far back a balance before the period is looked for, with all that moved since. */
const daysBefore = 40;

interface Asked {
  readonly account: string;
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

type Row = Record<string, unknown> & Record<"account" | "currency" | "day", string> & Partial<Record<Sum, string>>;
const sums = ["came", "paid", "came_waiting", "went", "settled", "went_waiting"] as const;
type Sum = (typeof sums)[number];

/** What came and went by account and day, the newest first, and whether the balances agree with it (rule PM19). */
export async function reconcile(ctx: Ctx, asked: Asked) {
  requireScope(ctx, "finance");
  const to = asked.to || pragueDay(ctx.clock());
  const from = [asked.from || dayAfter(to, 1 - usualDays), dayAfter(to, 1 - mostDays)].sort().at(-1) ?? to;
  const account = accountOf(asked.account);
  const start = dayAfter(from, -daysBefore);
  const [moves, balances] = await Promise.all([
    readDays(ctx, { account, from: start, to }),
    readBalances(ctx, { account, from: start, to }),
  ]);
  const compared = compareDays(
    moves.map((row) => ({ ...row, cameMinor: Number(row.came), wentMinor: Number(row.went) })),
    balances,
  );
  const days = new Map([...balances, ...moves].map((row): [string, Row] => [dayKey(row), { ...row }]));
  const shown = [...days.values()]
    .filter(({ day }) => day >= from)
    .sort((a, b) => b.day.localeCompare(a.day) || dayKey(a).localeCompare(dayKey(b)));
  const items = shown.slice((asked.page - 1) * pageSize, asked.page * pageSize).map((row): DayOfAccount => {
    const { balanceMinor = null, differenceMinor = null } = compared.get(dayKey(row)) ?? {};
    const czk = (name: Sum) => toCzk(Number(row[name] ?? 0));
    return {
      ...{ account: accountText(row.account), currency: row.currency, day: row.day },
      ...{ came: czk("came"), paid: czk("paid"), cameWaiting: czk("came_waiting") },
      ...{ went: czk("went"), settled: czk("settled"), wentWaiting: czk("went_waiting") },
      balance: balanceMinor === null ? null : toCzk(balanceMinor),
      difference: differenceMinor === null ? null : toCzk(differenceMinor),
    };
  });
  return pageOfList(items, { total: shown.length, page: asked.page, pageSize });
}

interface Period {
  readonly account: string;
  readonly from: string;
  readonly to: string;
}

async function readDays(ctx: Ctx, period: Period): Promise<Row[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select account, currency, day,
      coalesce(sum(amount_minor) filter (where direction = 'in'), 0) as came,
      coalesce(sum(amount_minor) filter (where direction = 'in' and state = 'settled'), 0) as paid,
      coalesce(sum(amount_minor) filter (where direction = 'in' and state = 'waiting'), 0) as came_waiting,
      coalesce(sum(amount_minor) filter (where direction = 'out'), 0) as went,
      coalesce(sum(amount_minor) filter (where direction = 'out' and state = 'settled'), 0) as settled,
      coalesce(sum(amount_minor) filter (where direction = 'out' and state = 'waiting'), 0) as went_waiting
    from (${movementLines(period)}) m group by account, currency, day`);
  return rows;
}

function readBalances(ctx: Ctx, { account, from, to }: Period) {
  const { day } = bankBalances;
  const isIts = account === "" ? undefined : eq(bankBalances.account, account);
  return ctx.db
    .select({
      account: bankBalances.account,
      currency: bankBalances.currency,
      day,
      amountMinor: bankBalances.amountMinor,
    })
    .from(bankBalances)
    .where(and(isIts, gte(day, from), lte(day, to)));
}
