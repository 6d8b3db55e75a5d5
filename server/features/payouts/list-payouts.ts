import type { AdminPayout } from "#contract/payouts/payouts.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { asc, isNotNull, isNull, sql } from "#server/db/query.ts";
import { bankAccountText } from "#server/features/accounts/contact/bank-account-rules.ts";
import { openAccount } from "#server/features/accounts/contact/sealed-account.ts";
import { countUpTo, pageOfList } from "#server/lists/page-of-list.ts";
import { type Payee, payeeOf, selectPayees } from "./payee.ts";
import { payoutObstacle, payoutStatus } from "./payout-rules.ts";
import { payouts } from "./table.ts";

const pageSize = 30;

/** What is to be sent to sellers, the oldest first, or what was sent, the newest first (scope finance). */
export async function listPayouts(ctx: Ctx, { state, page }: { state: "waiting" | "paid"; page: number }) {
  requireScope(ctx, "finance");
  const wanted = state === "paid" ? isNotNull(payouts.paidAt) : isNull(payouts.paidAt);
  const [total, rows] = await Promise.all([
    countUpTo(ctx, sql`from ${payouts} where ${wanted}`),
    selectPayees(ctx)
      .where(wanted)
      .orderBy(state === "paid" ? sql`${payouts.paidAt} desc nulls last` : asc(payouts.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const items = rows.map((row) => payoutView(ctx, payeeOf(ctx, row)));
  return pageOfList(items, { total, page, pageSize });
}

function payoutView(ctx: Ctx, payee: Payee): AdminPayout {
  const { payout, username } = payee;
  const iban = openAccount(ctx, payout.userId, payee.iban);
  const status = payoutStatus(payout);
  return {
    id: payout.id,
    orderId: payout.orderId,
    seller: { id: payout.userId, username },
    amount: toCzk(payout.amountMinor),
    account: iban && bankAccountText(iban),
    variableSymbol: payout.variableSymbol,
    status,
    batchId: payout.batchId,
    obstacle: status === "due" ? payoutObstacle(payee) : null,
    createdAt: payout.createdAt.toISOString(),
    paidAt: payout.paidAt?.toISOString() ?? null,
  };
}
