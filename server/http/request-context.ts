import type { FastifyInstance } from "fastify";
import { defaultLocale, type Locale, locales } from "#contract/values/locale.ts";
import type { Actor, Ctx } from "#server/context.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set for every request under /api: the base context with the caller and the caller's language. */
    ctx: Ctx;
  }
}

/** Finds the account of a token; null where the token is unknown, expired or revoked. */
export type FindActor = (ctx: Ctx, token: string, address?: string) => Promise<Actor | null>;

/**
 * Gives each request its context. The token is read from the Authorization header alone; the cookie of the same name serves page
 * rendering, so a foreign site can make nobody's browser write (rule A3). Nothing between keeps an answer to a signed-in caller.
 */
export function registerRequestContext(app: FastifyInstance, base: Ctx, findActor: FindActor): void {
  app.decorate("reads", new Map());
  app.decorateRequest("ctx", null as unknown as Ctx);
  app.addHook("onRequest", async (request) => {
    const ctx = { ...base, log: request.log, locale: localeOf(request.headers["accept-language"]) };
    const token = tokenOf(request.headers.authorization);
    request.ctx = token ? { ...ctx, actor: await findActor(ctx, token, request.ip) } : ctx;
  });
  app.addHook("onSend", async ({ ctx }, reply) => {
    if (ctx?.actor && !reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-store");
  });
}

/** The token of an Authorization header. */
export function tokenOf(authorization: string | undefined): string | null {
  return /^Bearer ([\w-]{20,100})$/i.exec(authorization ?? "")?.[1] ?? null;
}

/** The first language of Accept-Language that the product speaks. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? "").toLowerCase().match(/[a-z]{2}(?=[-,;\s]|$)/g) ?? [];
  return (
    locales.find((known) => known === wanted.find((code) => (locales as readonly string[]).includes(code))) ??
    defaultLocale
  );
}
