import type { Pieces } from "#contract/goods-orders/goods-orders.ts";
import type { GoodsStep } from "#contract/products/goods-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { Conflict, Invalid, NotFound } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { endOrder } from "#server/features/payments/end-order.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { refuseOwnMoney } from "#server/features/payments/refuse-own-money.ts";
import { statusAfter } from "./goods-order-rules.ts";
import { bringBackGoods, handOver, readGoodsLines } from "./keep-goods.ts";
import { lockGoodsOrder, moveTo } from "./move-order.ts";
import { choosePieces, countOf } from "./piece-rules.ts";
import type { GoodsOrderRow } from "./table.ts";

interface Step {
  readonly step: GoodsStep;
  /** As the back office saw the order. */
  readonly version: number;
  readonly tracking: string;
  readonly ageChecked: boolean;
  /** What is handed over now, the rest later; empty: all that is left. */
  readonly pieces: readonly Pieces[];
}

/**
 * GO5: An order is packed once it is paid, handed over once it is packed and then delivered; in a store handing over
 * is delivering, and whoever takes over what is for adults has shown their age. The shop cancels what it has not
 * handed over and takes back what it has: the goods go back to their stores and the money to the payer. A step from
 * another state than the back office saw is refused.
 *
 * Takes the back office's next step of an order: what is cancelled or returned goes back to the stores, and the money to who paid. For
 * people with the scope `shop`.
 */
export async function takeStep(
  ctx: Ctx,
  id: number,
  { step, version, tracking, ageChecked, pieces }: Step,
): Promise<void> {
  const { userId: byId } = requireScope(ctx, "shop");
  const isUndone = step === "cancel" || step === "return";
  if (isUndone) await requireReauthentication(ctx);
  await transaction(ctx, async (tx) => {
    const row = await lockGoodsOrder(tx, id);
    if (!row?.orderId) throw new NotFound();
    if (row.version !== version) throw new Conflict("CHANGED_ELSEWHERE");
    if (isUndone) await refuseOwnMoney(tx, row.orderId);
    const after = statusAfter(row, step);
    if (!after) throw new Conflict("GOODS_STEP_LATE");
    // Whoever brings a parcel checks the age by its own contract; in a store the shop does.
    if (step === "hand_over" && row.storeId !== null && row.needsAgeCheck && !ageChecked)
      throw new Invalid({ ageChecked: ["GOODS_AGE_CHECK"] });
    const now = tx.clock();
    const isRest = step !== "hand_over" || (await handOverPieces(tx, row, pieces, tracking));
    const to = isRest ? after : "partly_handed_over";
    if (isUndone) await bringBackGoods(tx, id);
    await moveTo(tx, row, to, {
      ...(ageChecked && { ageCheckedAt: now }),
      ...(to === "delivered" && { deliveredAt: now }),
      ...(to === "cancelled" && { isCalledOff: true }),
    });
    // What was paid in this very moment is refunded once the payment is known here.
    if (isUndone && row.paidAt === null) await endOrder(tx, row.orderId, "cancelled");
    else if (isUndone)
      await refundOrder(tx, {
        ...{ orderId: row.orderId, amountMinor: null, byId },
        reason: to === "cancelled" ? "rule:goods_cancelled" : "rule:goods_returned",
        idempotencyKey: `goods-${id}`,
      });
    await recordChange(tx, { subject: "goods_order", id, from: row.status, to });
  });
}

/** Hands pieces over (rule GO11); returns whether they were all. */
async function handOverPieces(
  tx: Ctx,
  row: GoodsOrderRow,
  pieces: readonly Pieces[],
  tracking: string,
): Promise<boolean> {
  const lines = await readGoodsLines(tx, row.id);
  const all = choosePieces(lines, "shop", []) ?? [];
  const chosen = choosePieces(lines, "shop", pieces);
  if (!chosen) throw new Conflict("GOODS_PIECES");
  await handOver(tx, row, chosen, tracking);
  return countOf(chosen) === countOf(all);
}
