import type { FastifyInstance } from "fastify";
import { pathTo } from "#contract/content/page-paths.ts";
import { orders } from "#contract/payments/orders.ts";
import type { Config } from "#server/config.ts";
import { bind } from "#server/http/bind.ts";
import { registerMoneyAdmin } from "./admin/routes.ts";
import { cancelOrder } from "./end-order.ts";
import { getOrder, getOrderRow } from "./get-order.ts";
import { listMyOrders } from "./list-my-orders.ts";
import { listWaysToPay } from "./list-ways-to-pay.ts";
import { registerSandboxPages } from "./sandbox/sandbox-pages.ts";
import { startPayment } from "./start-payment.ts";
import { verifyOrder } from "./verify-order.ts";
import { registerWebhooks } from "./webhooks.ts";

export async function registerPayments(app: FastifyInstance, { publicUrl }: Pick<Config, "publicUrl">): Promise<void> {
  bind(app, orders.ways, async (ctx) => ({ data: await listWaysToPay(ctx) }));
  bind(app, orders.get, async (ctx, { params }) => ({ data: await getOrder(ctx, params.id, params.hash) }));
  bind(app, orders.mine, (ctx, { query }) => listMyOrders(ctx, query));
  bind(app, orders.pay, async (ctx, { params, body }) => {
    const { id: orderId, hash } = params;
    const { userId } = await getOrderRow(ctx, orderId, hash);
    const isOwn = userId !== null && userId === ctx.actor?.userId;
    // The page of the result: for the account that ordered, or for whoever holds the address.
    const page = isOwn ? "accountOrder" : "order";
    const returnUrl = publicUrl + pathTo(page, body.lang, { id: orderId, hash });
    const url = await startPayment(ctx, { orderId, hash, method: body.method, lang: body.lang, returnUrl });
    return { data: { url } };
  });
  bind(app, orders.verify, async (ctx, { params }) => {
    await verifyOrder(ctx, params.id, params.hash);
    return { data: { ok: true as const } };
  });
  bind(app, orders.cancel, async (ctx, { params }) => {
    await cancelOrder(ctx, params.id, params.hash);
    return { data: { ok: true as const } };
  });
  registerMoneyAdmin(app);
  await registerWebhooks(app);
  await registerSandboxPages(app);
}
