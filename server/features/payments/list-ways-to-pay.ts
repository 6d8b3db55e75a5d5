import type { PaymentMethod } from "#contract/payments/orders.ts";
import type { Ctx } from "#server/context.ts";
import { readOwnIban } from "./transfer-setting.ts";

/**
 * PM21: Open are the gateways whose keys the operator has set, each from its least amount, and the transfer where the operator's account is
 * set (setting `transfer`). Checkout, orders, footer, pages and mails name these alone.
 *
 * `totalMinor`: what is to be paid, haléře; left out: whatever it is.
 */
export async function listWaysToPay(ctx: Ctx, totalMinor = Number.POSITIVE_INFINITY): Promise<PaymentMethod[]> {
  const gateways = ctx.ports.gateways.filter(({ leastMinor }) => totalMinor >= leastMinor);
  return [...gateways.map(({ kind }) => kind), ...((await readOwnIban(ctx)) ? (["transfer"] as const) : [])];
}
