import type { BankMovement } from "#contract/bank/bank-movements.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { accountOf } from "#server/features/payments/statements/statement-line.ts";
import { symbolOf } from "#server/features/payments/statements/symbol-of.ts";
import { countUpTo, pageOfList } from "#server/lists/page-of-list.ts";
import { accountText } from "./account-text.ts";
import { type MovementRow, movementLines } from "./movement-lines.ts";
import { suggestPaid } from "./suggest-paid.ts";

const pageSize = 30;

interface Asked {
  readonly q: string;
  readonly account: string;
  readonly direction: "" | BankMovement["direction"];
  readonly state: "" | BankMovement["state"];
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

/** Movements of the site's accounts, the newest first; of those that wait, what they may have paid. */
export async function listMovements(ctx: Ctx, asked: Asked) {
  requireScope(ctx, "finance");
  const { page } = asked;
  const found = sql`from (${movementLines({
    account: accountOf(asked.account),
    from: asked.from || "1991-01-01",
    to: asked.to || "9999-12-31",
  })}) m where ${conditionOf(asked)}`;
  const [total, { rows }] = await Promise.all([
    countUpTo(ctx, found),
    ctx.db.execute<MovementRow>(sql`
      select m.* ${found} order by day desc, direction, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`),
  ]);
  const suggestions = await suggestPaid(ctx, rows);
  return pageOfList(
    rows.map((row) => movementView(row, suggestions)),
    { total, page, pageSize },
  );
}

function conditionOf({ q, direction, state }: Asked): SQL {
  const conditions = [
    ...(q === "" ? [] : [sql`m.variable_symbol = ${symbolOf(q)}`]),
    ...(direction === "" ? [] : [sql`m.direction = ${direction}`]),
    ...(state === "" ? [] : [sql`m.state = ${state}`]),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

function movementView(row: MovementRow, suggestions: Awaited<ReturnType<typeof suggestPaid>>): BankMovement {
  const { direction, day, currency, note, state, fault, reason } = row;
  const canBePaired = direction === "out" && state === "waiting" && !row.is_taken_back;
  return {
    ...{ id: Number(row.id), direction, account: accountText(row.account), day, currency, note, state, fault, reason },
    amount: toCzk(Number(row.amount_minor)),
    variableSymbol: row.variable_symbol,
    isTakenBack: row.is_taken_back,
    target: targetOf(row),
    suggestions: canBePaired ? (suggestions.get(Number(row.amount_minor)) ?? []) : [],
  };
}

function targetOf({ order_id, refund_id, payout_id, receipt_id }: MovementRow): BankMovement["target"] {
  const orderId = order_id === null ? null : Number(order_id);
  const kinds = { refund: refund_id, payout: payout_id, receipt: receipt_id, order: order_id } as const;
  for (const kind of ["refund", "payout", "receipt", "order"] as const)
    if (kinds[kind] !== null) return { kind, id: Number(kinds[kind]), orderId };
  return null;
}
