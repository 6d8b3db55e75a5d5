import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { type FinishedPage, finish } from "./page-cache/finish-page.ts";
import { sendPage } from "./page-cache/send-page.ts";

/**
 * The OpenAPI document of the bound contract at /api/openapi.json, and where `isReadable`, outside production, a form of it for
 * people at /api/docs.
 */
export async function registerOpenApi(app: FastifyInstance, { isReadable }: { isReadable: boolean }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Kabinet",
        version: "1",
        description:
          "Amounts are numbers of CZK with at most two decimals, instants are UTC. Errors have `message`, `code`, `errors` and come in the language of Accept-Language (cs, en).",
      },
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    },
    transform: jsonSchemaTransform,
  });
  if (isReadable) {
    await app.register(swaggerUi, {
      routePrefix: "/api/docs",
      staticCSP: contentPolicy,
      // There is no badge, since it would send the document's address to a foreign validator.
      uiConfig: { docExpansion: "list", validatorUrl: null },
    });
  }
  let finished: Promise<FinishedPage> | undefined;
  app.get("/api/openapi.json", { schema: { hide: true } }, async (request, reply) => {
    // The contract does not change while the process lives: it is written once, when somebody asks first.
    finished ??= finish(200, Buffer.from(JSON.stringify(app.swagger())), headers);
    return sendPage(request, reply, await finished);
  });
}

const headers = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "public, no-cache",
  vary: "accept-encoding",
};

/** The documentation sets styles from its scripts; everything comes from here. */
const contentPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join("; ");
