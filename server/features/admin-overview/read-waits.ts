import type { WaitKind } from "#contract/admin-overview/overview.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { lateBackup } from "#server/features/backups/late-backup.ts";
import { lateStatements } from "#server/features/bank/statements/late-statements.ts";
import { waitingInspection } from "#server/features/moderation/count-waiting.ts";
import { standsOut } from "#server/features/moderation/suspicions/stands-out.ts";
import { waitsForHand } from "#server/features/payments/admin/list-refunds.ts";
import { refunds } from "#server/features/payments/refunds/table.ts";
import { receipts } from "#server/features/payments/table.ts";
import { countNearBudget } from "#server/features/verification/sms/sms-budget.ts";
import { outsideWork } from "#server/jobs/outside-work.ts";

interface Wait {
  count: number;
  oldestAt: string | null;
}

/** How much waits on each back office and since when; kinds of which nothing waits are left out. Each part is an index over what waits alone. */
export async function readWaits(ctx: Ctx): Promise<Partial<Record<WaitKind, Wait>>> {
  const { rows } = await ctx.db.execute<{ kind: WaitKind; count: number; oldestAt: Date | null }>(sql`
    with waits (kind, at) as (${unionOf([
      [
        "inspections",
        sql`i.submitted_at from inspections i join listings l on l.id = i.listing_id where ${waitingInspection}`,
      ],
      ["reports", sql`created_at from reports where outcome is null`],
      ["reports", sql`created_at from report_appeals where outcome is null`],
      ["cases", sql`filed_at from deal_cases where outcome is null`],
      ["suspicions", sql`s.noted_at from suspicions s where s.looked_at is null and ${standsOut}`],
      [
        "ordersToHandOver",
        sql`paid_at from goods_orders where status in ('paid', 'packed', 'partly_handed_over') and withdrawn_at is null`,
      ],
      [
        "ordersComingBack",
        sql`withdrawn_at from goods_orders where withdrawn_at is not null and status in ('handed_over', 'delivered')`,
      ],
      ["receipts", sql`received_at from receipts where order_id is null and resolved_at is null`],
      [
        "refunds",
        sql`${refunds.createdAt} from ${refunds}
          join ${receipts} on ${receipts.orderId} = ${refunds.orderId} where ${waitsForHand(ctx)}`,
      ],
      ["outgoings", sql`taken_at from outgoings where resolved_at is null`],
      ["lateStatement", lateStatements(ctx)],
      ["lateStatement", sql`since from failing_work where work = any(${sql.param(statementWorks)}::text[])`],
      ["payouts", sql`created_at from payouts where paid_at is null`],
      ["putOffEvents", sql`created_at from outbox where handled_at is null and attempts > 0`],
      ["mailsGivenUp", sql`given_up_at from mails where given_up_at > now() - interval '7 days'`],
      ["failingWork", sql`since from failing_work`],
      ["lateBackup", lateBackup],
      [
        "failingWork",
        sql`min(created_at) from mails
          where sent_at is null and given_up_at is null and last_error is not null having count(*) > 0`,
      ],
    ])})
    select kind, count(*)::int8 as count, min(at) as "oldestAt" from waits group by kind`);
  const sms = await countNearBudget(ctx);
  const alarms = sms > 0 ? { smsBudget: { count: sms, oldestAt: null } } : {};
  const waits = Object.fromEntries(
    rows.map(({ kind, count, oldestAt }) => [
      kind,
      { count: Number(count), oldestAt: oldestAt?.toISOString() ?? null },
    ]),
  );
  return { ...waits, ...alarms };
}

/** What fails where statements do not come. */
const statementWorks = [outsideWork("bank"), outsideWork("statementsFolder"), "fetchStatements"];

/** Kinds are typed, so that none can be written that nobody shows. */
function unionOf(parts: readonly [WaitKind, SQL][]): SQL {
  return sql.join(
    parts.map(([kind, from]) => sql`select ${sql.raw(`'${kind}'`)} as kind, ${from}`),
    sql` union all `,
  );
}
