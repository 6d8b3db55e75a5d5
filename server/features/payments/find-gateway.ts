import type { GatewayKind } from "#contract/payments/orders.ts";
import type { Ctx } from "#server/context.ts";
import type { PaymentGateway } from "#server/ports/payment/payment-gateway.ts";

/** The gateway of a kind; undefined where the operator has none. */
export function findGateway(ctx: Ctx, kind: GatewayKind): PaymentGateway | undefined {
  return ctx.ports.gateways.find((gateway) => gateway.kind === kind);
}
