import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { gatewayKinds } from "#contract/payments/orders.ts";
import { findGateway } from "./find-gateway.ts";
import { lookAtPayment } from "./look-at-payment.ts";
import { noteRefusedWebhook } from "./note-refused-webhook.ts";

const bodyLimit = 64 * 1024;
const params = z.object({ gateway: z.enum(gatewayKinds) });

/**
 * POST /api/payments/{gateway}/notices: where gateways tell of payments, each in its own format, so the body is taken as it
 * comes. What is not the gateway's is answered 400 (rule PM10); whatever it speaks of, known or not, once or again, 200; where the gateway
 * cannot be asked about it 500, upon which gateways tell again. Not a part of the API for others, so it has no contract.
 */
export async function registerWebhooks(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { bodyLimit, parseAs: "string" }, (_request, body, done) => done(null, body));
    scope.post("/api/payments/:gateway/notices", { schema: { hide: true } }, async (request, reply) => {
      const { data } = params.safeParse(request.params);
      const gateway = data && findGateway(request.ctx, data.gateway);
      if (!gateway || gateway.kind === "sandbox") return reply.status(404).send();
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]),
      );
      const webhook = gateway.readWebhook({ body: String(request.body ?? ""), headers });
      if (!webhook) {
        await noteRefusedWebhook(request.ctx, gateway.kind);
        return reply.status(400).send();
      }
      if (webhook.reference !== null) await lookAtPayment(request.ctx, gateway.kind, webhook.reference);
      return reply.type("text/plain").send("code=0&message=OK");
    });
  });
}
