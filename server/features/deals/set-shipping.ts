import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { readMostPostage } from "#server/features/settings/postage-setting.ts";
import { decideShipping } from "./deal-rules.ts";
import { dealEvents, stepOf } from "./events.ts";
import { isToDo } from "./is-to-do.ts";
import { noteStep } from "./note-step.ts";
import { payByOf } from "./payment-deadline-rules.ts";
import { dropDealOrder } from "./protection/open-deal-order.ts";
import { stepOnDeal } from "./step-on-deal.ts";
import { deals } from "./table.ts";

/**
 * D8: Postage that the listing left open is named by the seller before the payment, may then only fall, and stays while a case is open; the
 * days to pay begin when it is first named. Meeting instead and back to the post changes neither.
 */
export async function setShipping(ctx: Ctx, id: number, shippingMinor: number): Promise<void> {
  await stepOnDeal(ctx, id, async (tx, { row, side, facts, userId }) => {
    if (!isToDo(decideShipping(facts, side, shippingMinor))) return;
    const mostMinor = await readMostPostage(tx);
    if (shippingMinor > mostMinor) {
      const details = { maximum: toCzk(mostMinor) };
      throw new Invalid({ amount: ["SHIPPING_TOO_HIGH"] }, "SHIPPING_TOO_HIGH", details);
    }
    const now = tx.clock();
    const begun = { payBy: payByOf(now), remindersSent: 0, remindedAt: null, shippingNamedAt: now };
    await tx.db
      .update(deals)
      .set({ shippingMinor, shippingNamedMinor: shippingMinor, ...(row.shippingNamedAt === null && begun) })
      .where(eq(deals.id, id));
    await dropDealOrder(tx, row);
    await noteStep(tx, { dealId: id, kind: "shipping_set", byUserId: userId });
    const step = row.shippingMinor === null ? "shipping_set" : "shipping_lowered";
    await publish(tx, dealEvents.DealStepTaken, stepOf(row, step, now));
  });
}
