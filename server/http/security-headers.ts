import type { FastifyInstance } from "fastify";

/** Headers that every answer carries; the content policy of pages is set where they are rendered. */
const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
  "cross-origin-opener-policy": "same-origin",
} as const;

/** A browser that has been here once never asks again without encryption, for a year. */
const onlyEncrypted = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

/** The headers of every answer of a site at this address, by whichever way it is sent. */
export function securityHeadersOf(publicUrl: string): Readonly<Record<string, string>> {
  return { ...securityHeaders, ...(publicUrl.startsWith("https:") && onlyEncrypted) };
}

export function registerSecurityHeaders(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const headers = securityHeadersOf(publicUrl);
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}
