import type { Order } from "#contract/payments/orders.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { shownStatus } from "./payment-rules.ts";
import type { orderLines, orders, payments } from "./table.ts";

interface Stored {
  readonly row: typeof orders.$inferSelect;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  /** The latest attempt at a gateway. */
  readonly attempt: typeof payments.$inferSelect | null;
  /** Whether money has come for it that a person has to look at. */
  readonly moneyWaits: boolean;
  readonly refundWaits: boolean;
  /** How it can be paid now, and where a transfer goes; nothing once it is paid or has ended. */
  readonly methods: Order["methods"];
  readonly transfer: Order["transfer"];
}

/** An order as its page shows it. */
export function orderView(
  ctx: Ctx,
  { row, lines, attempt, moneyWaits, refundWaits, methods, transfer }: Stored,
): Order {
  const status = shownStatus(row, ctx.clock());
  const isDue = status === "awaiting_payment";
  return {
    id: row.id,
    hash: row.hash,
    status,
    isOwn: row.userId !== null && row.userId === ctx.actor?.userId,
    isOfGuest: row.userId === null && (row.subjectType === "goods" || row.subjectType === "by_hand"),
    subject: { type: row.subjectType, id: row.subjectId },
    lines: lines.map((line) => ({
      label: line.label[ctx.locale] || line.label.cs,
      quantity: line.quantity,
      unitPrice: toCzk(line.unitMinor),
      discount: toCzk(line.discountMinor),
      total: toCzk(line.totalMinor),
      vatPercent: line.vatPercent,
    })),
    isEscrowed: row.isEscrowed,
    total: toCzk(row.totalMinor),
    refunded: toCzk(row.refundedMinor),
    refundWaits,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.isOwed || row.isEscrowed ? null : row.expiresAt.toISOString(),
    dueOn: row.dueOn,
    paidAt: row.paidAt?.toISOString() ?? null,
    moneyWaits,
    isVerifying: isDue && attempt?.status === "pending",
    lastAttempt: attempt?.status ?? null,
    methods,
    transfer,
  };
}
