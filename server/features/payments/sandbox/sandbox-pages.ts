import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { lookAtPayment } from "#server/features/payments/look-at-payment.ts";
import type { SandboxGateway } from "#server/ports/payment/sandbox-gateway.ts";
import { missingPage, sandboxPage } from "./sandbox-page.ts";

const params = z.object({ reference: z.string().max(40) });
const decision = z.object({ decision: z.enum(["paid", "cancelled", "expired", "paid-silently", "back"]) });

const headers = {
  "cache-control": "no-store",
  "content-type": "text/html; charset=utf-8",
  // Its form leads back to the site, which may be reached by another name.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
};

/**
 * /_dev/platba/…: where the sandbox gateway decides a payment, as a payer does at a real one. Only a process whose gateways
 * include the sandbox has these pages, and production has no sandbox.
 */
export async function registerSandboxPages(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { bodyLimit: 4_096, parseAs: "string" }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    registerPages(scope);
  });
}

function registerPages(app: FastifyInstance): void {
  app.get("/_dev/platba/:reference", { schema: { hide: true } }, async (request, reply) => {
    const payment = await sandboxOf(request.ctx)?.read(params.parse(request.params).reference);
    reply.headers(headers);
    return payment ? sandboxPage(payment) : reply.status(404).send(missingPage());
  });
  app.post("/_dev/platba/:reference", { schema: { hide: true } }, async (request, reply) => {
    const sandbox = sandboxOf(request.ctx);
    const { reference } = params.parse(request.params);
    const payment = await sandbox?.read(reference);
    if (!sandbox || !payment) return reply.status(404).headers(headers).send(missingPage());
    const chosen = decision.safeParse(request.body).data?.decision ?? "back";
    if (chosen !== "back") await sandbox.decide(reference, chosen === "paid-silently" ? "paid" : chosen);
    if (chosen !== "back" && chosen !== "paid-silently") {
      await lookAtPayment(request.ctx, "sandbox", reference);
    }
    return reply.redirect(payment.returnUrl, 303);
  });
}

function sandboxOf(ctx: Ctx): SandboxGateway | undefined {
  return ctx.ports.gateways.find((gateway): gateway is SandboxGateway => gateway.kind === "sandbox");
}
