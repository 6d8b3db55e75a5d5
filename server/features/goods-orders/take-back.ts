import type { Pieces } from "#contract/goods-orders/goods-orders.ts";
import { type PlaceOfPieces, placeOfPieces } from "#contract/goods-orders/goods-pieces.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { refuseOwnMoney } from "#server/features/payments/refuse-own-money.ts";
import { goodsOrderEvents } from "./events.ts";
import { bringBackPieces, readGoodsLines } from "./keep-goods.ts";
import { lockGoodsOrder, moveTo, noteVersion } from "./move-order.ts";
import { choosePieces, countOf, priceOfPieces } from "./piece-rules.ts";
import type { GoodsOrderRow } from "./table.ts";

interface TakenBack {
  /** As the back office saw the order. */
  readonly version: number;
  readonly pieces: readonly Pieces[];
  readonly isRestocked: boolean;
}

/**
 * GO10: Pieces of a paid order that cannot be delivered, or came back, are taken back out of it: their price goes back
 * from their own line, and they go to the stores they came from unless they are broken or lost. All of its pieces are
 * cancelled or returned as an order.
 *
 * Not all of them at once: that is a step of the order.
 */
export async function takeBack(ctx: Ctx, id: number, { version, pieces, isRestocked }: TakenBack): Promise<void> {
  const { userId: byId } = requireScope(ctx, "shop");
  await requireReauthentication(ctx);
  await transaction(ctx, async (tx) => {
    const row = await lockGoodsOrder(tx, id);
    if (!row?.orderId) throw new NotFound();
    await refuseOwnMoney(tx, row.orderId);
    if (row.version !== version) throw new Conflict("CHANGED_ELSEWHERE");
    const place = placeOfPieces(row.status);
    if (!place) throw new Conflict("GOODS_STEP_LATE");
    const lines = await readGoodsLines(tx, id);
    const chosen = choosePieces(lines, place, pieces);
    if (!chosen) throw new Conflict("GOODS_PIECES");
    const stored = lines.reduce((sum, { quantity, takenBack }) => sum + quantity - takenBack, 0);
    if (countOf(chosen) === stored) throw new Conflict("GOODS_ALL_PIECES");
    await bringBackPieces(tx, row, chosen, { lines, place, isRestocked });
    await payBack(tx, row, { lines, chosen, place, byId });
    const isRest = place === "shop" && countOf(chosen) === countOf(choosePieces(lines, place, []) ?? []);
    if (isRest) await endHandover(tx, row);
    else await noteVersion(tx, row);
    await recordChange(tx, { subject: "goods_order", id, from: row.status, to: { takenBack: chosen } });
  });
}

/** Of an order that was handed over in part what is left in the shop leaves it, and its money goes back. */
export async function takeOutRest(tx: Ctx, row: GoodsOrderRow): Promise<void> {
  const lines = await readGoodsLines(tx, row.id);
  const chosen = choosePieces(lines, "shop", []) ?? [];
  await bringBackPieces(tx, row, chosen, { lines, place: "shop", isRestocked: true });
  await payBack(tx, row, { lines, chosen, place: "shop", byId: null });
  await endHandover(tx, row);
}

/** Nothing of the order is left in the shop. */
function endHandover(tx: Ctx, row: GoodsOrderRow): Promise<void> {
  return row.storeId === null
    ? moveTo(tx, row, "handed_over")
    : moveTo(tx, row, "delivered", { deliveredAt: tx.clock() });
}

interface PaidBack {
  readonly lines: Awaited<ReturnType<typeof readGoodsLines>>;
  readonly chosen: readonly Pieces[];
  readonly place: PlaceOfPieces;
  readonly byId: number | null;
}

async function payBack(tx: Ctx, row: GoodsOrderRow, { lines, chosen, place, byId }: PaidBack): Promise<void> {
  if (row.orderId === null) throw new Error("a placed order has an order of payments");
  const back = lines.flatMap((line): [number, number][] => {
    const pieces = chosen.find(({ itemId }) => itemId === line.itemId)?.pieces ?? 0;
    return pieces > 0 ? [[line.position, priceOfPieces(line, pieces)]] : [];
  });
  const amountMinor = await refundOrder(tx, {
    ...{ orderId: row.orderId, amountMinor: null, lines: new Map(back), byId },
    reason: place === "shop" ? "rule:goods_missing" : "rule:goods_partly_returned",
    idempotencyKey: `goods-${row.id}-${row.version}`,
  });
  await publish(tx, goodsOrderEvents.GoodsTakenBack, {
    ...{ goodsOrderId: row.id, version: row.version, amountMinor },
    ...{ pieces: [...chosen], isReturned: place === "buyer" },
  });
}
