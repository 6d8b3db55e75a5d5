import type { Order, PaymentMethod } from "#contract/payments/orders.ts";
import { toCzk } from "#contract/values/money.ts";
import type { Ctx } from "#server/context.ts";
import { bankTransferOf } from "./bank-transfer.ts";
import type { orderLines, orders, payments } from "./table.ts";

interface Stored {
  readonly row: typeof orders.$inferSelect;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  /** The latest attempt at a gateway. */
  readonly attempt: typeof payments.$inferSelect | null;
  /** The operator's account; null where transfers are not taken. */
  readonly iban: string | null;
}

/** An order as its page shows it. */
export function orderView(ctx: Ctx, { row, lines, attempt, iban }: Stored): Order {
  const isDue = row.status === "awaiting_payment" && row.expiresAt > ctx.clock();
  const label = lines[0]?.label[ctx.locale] || lines[0]?.label.cs || "";
  return {
    id: row.id,
    hash: row.hash,
    status: row.status,
    isOwn: row.userId !== null && row.userId === ctx.actor?.userId,
    subject: { type: row.subjectType, id: row.subjectId },
    lines: lines.map((line) => ({
      label: line.label[ctx.locale] || line.label.cs,
      quantity: line.quantity,
      unitPrice: toCzk(line.unitMinor),
      discount: toCzk(line.discountMinor),
      total: toCzk(line.totalMinor),
      vatPercent: line.vatPercent,
    })),
    isHeld: row.isHeld,
    total: toCzk(row.totalMinor),
    refunded: toCzk(row.refundedMinor),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.isOwed || row.isHeld ? null : row.expiresAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    isVerifying: isDue && attempt?.status === "pending",
    lastAttempt: attempt?.status ?? null,
    methods: isDue ? methodsOf(ctx, iban) : [],
    transfer:
      isDue && iban
        ? bankTransferOf({
            iban,
            amountMinor: row.totalMinor,
            variableSymbol: row.variableSymbol,
            message: `Kabinet ${label}`,
          })
        : null,
  };
}

function methodsOf(ctx: Ctx, iban: string | null): PaymentMethod[] {
  return [...ctx.ports.gateways.map(({ kind }) => kind), ...(iban ? (["transfer"] as const) : [])];
}
