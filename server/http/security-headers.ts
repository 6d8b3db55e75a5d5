import type { FastifyInstance } from "fastify";

/** Headers that every answer carries; the content policy of pages is set where they are rendered. */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "cross-origin-opener-policy": "same-origin",
} as const;

export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(securityHeaders);
  });
}
