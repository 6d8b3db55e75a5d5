import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { gatewayKinds } from "#contract/payments/orders.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { findGateway } from "./find-gateway.ts";
import { lookAtPayment } from "./look-at-payment.ts";
import { noteRefusedWebhook } from "./note-refused-webhook.ts";

const bodyLimit = 64 * 1024;
const params = z.object({ gateway: z.enum(gatewayKinds) });

/**
 * PM22: Of a webhook that names a payment and proves nothing (GoPay's) the gateway is asked, {limits.paymentNotice.points} times a minute for
 * an address at most.
 *
 * POST /api/payments/{gateway}/notices, or GET where the address says it all: where gateways tell of payments, each in its own format, so
 * the body is taken as it comes. What is not the gateway's is answered 400 (rule PM10); whatever it speaks of, known or not, once or
 * again, 200; where the gateway cannot be asked about it 500, upon which gateways tell again. Not a part of the API for others, so it
 * has no contract.
 */
export async function registerWebhooks(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { bodyLimit, parseAs: "string" }, (_request, body, done) => done(null, body));
    const options = { method: ["GET", "POST"], url: "/api/payments/:gateway/notices", schema: { hide: true } };
    scope.route({ ...options, handler: receiveWebhook });
  });
}

async function receiveWebhook(request: FastifyRequest, reply: FastifyReply) {
  const { data } = params.safeParse(request.params);
  const gateway = data && findGateway(request.ctx, data.gateway);
  if (!gateway || gateway.kind === "sandbox") return reply.status(404).send();
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]));
  const webhook = gateway.readWebhook({
    body: String(request.body ?? ""),
    headers,
    query: { ...(request.query as object) },
  });
  if (!webhook) {
    await noteRefusedWebhook(request.ctx, gateway.kind);
    return reply.status(400).send();
  }
  if (gateway.provesNothing) await countAttempt(request.ctx, limits.paymentNotice, callerOf(request).network);
  if (webhook.reference !== null) await lookAtPayment(request.ctx, gateway.kind, webhook.reference);
  return reply.type("text/plain").send("code=0&message=OK");
}
