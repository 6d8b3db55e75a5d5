import { randomBytes } from "node:crypto";
import { createRequest } from "@remix-run/node-fetch-server";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { InProcessCall } from "#contract/in-process-call.ts";
import type { PageServices } from "#contract/page-services.ts";
import type { Config } from "#server/config.ts";
import { contentPolicy, contentPolicyInDevelopment } from "./content-policy.ts";
import { answerError } from "./errors.ts";
import { type FinishedPage, finishPage } from "./page-cache/finish-page.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { sendPage } from "./page-cache/send-page.ts";
import { isBusyPage, sendBusyPage } from "./send-busy-page.ts";
import { sendOwnPage } from "./send-own-page.ts";
import { sourcesOf } from "./service-sources.ts";
import { withoutTrailingSlash } from "./trailing-slash.ts";

/** What a page is rendered with: `call` reaches the API in this process, `nonce` goes on inline scripts. */
interface Given {
  call: InProcessCall;
  nonce: string;
  services: PageServices;
}

/** The built site. */
export interface PageHandler {
  render(request: Request, given: Given): Promise<Response>;
  /** All that the page of a request depends on where it is the same for everybody who is not signed in; else null. */
  sharedPageOf(url: string, cookies: string | undefined): SharedPage | null;
}
interface SharedPage {
  /** Path and query. */
  readonly address: string;
  /** A Cookie header, or null for none. */
  readonly cookie: string | null;
}

export interface PageSettings extends Pick<Config, "publicUrl" | "pageCacheBytes" | "development"> {
  readonly services: PageServices;
}

/**
 * Answers every GET that is nothing else with a page: one that is the same for everybody from memory, where it is a second
 * old at most; any other rendered for its visitor. A shared page is rendered from its address and the house's own origin alone:
 * no header of whoever came first gets into what the others are shown.
 */
export async function servePages(
  app: FastifyInstance,
  settings: PageSettings,
  handler: () => Promise<PageHandler>,
): Promise<void> {
  const { services } = settings;
  const sources = sourcesOf(services);
  const origin = new URL(settings.publicUrl);
  const call = inProcess(app);
  const isCaching = settings.pageCacheBytes > 0 && !settings.development;
  const cache = isCaching
    ? createPageCache(settings.pageCacheBytes, (error) =>
        app.log.error({ err: error }, "a page was not renewed"),
      )
    : null;

  const renderShared = async (pages: PageHandler, page: SharedPage): Promise<FinishedPage | null> => {
    const nonce = randomBytes(16).toString("hex");
    const headers = page.cookie ? { cookie: page.cookie } : undefined;
    const request = new Request(origin.origin + page.address, headers && { headers });
    return finishPage(await pages.render(request, { call, nonce, services }), nonce, sources);
  };

  const renderOwn = async (pages: PageHandler, request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString("hex");
    const asked = createRequest(request.raw, reply.raw, { host: origin.host, protocol: origin.protocol });
    const rendered = await pages.render(asked, { call, nonce, services });
    if (rendered.headers.get("content-type")?.startsWith("text/html")) {
      const policy = settings.development
        ? contentPolicyInDevelopment(sources)
        : contentPolicy([`'nonce-${nonce}'`], sources);
      reply.header("content-security-policy", policy);
    }
    return sendOwnPage(request, reply, rendered);
  };

  await app.register(async (scope) => {
    // Bodies are never read here: pages take GET alone, and React Router gets the raw request.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      isBusyPage(error, request) ? sendBusyPage(reply, error) : answerError(error, request, reply),
    );
    scope.route({
      method: ["GET", "HEAD"],
      url: "/*",
      schema: { hide: true },
      handler: async (request, reply) => {
        const mended = withoutTrailingSlash(request.url);
        if (mended) return reply.redirect(mended, 301);
        const pages = await handler();
        const shared = cache && pages.sharedPageOf(request.url, request.headers.cookie);
        if (shared) {
          const key = `${shared.address} ${shared.cookie ?? ""}`;
          const page = await cache.get(key, () => renderShared(pages, shared));
          if (page) return sendPage(request, reply, page);
        }
        return renderOwn(pages, request, reply);
      },
    });
  });
}

function inProcess(app: FastifyInstance): InProcessCall {
  return async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method: method as "GET",
      url,
      headers,
      ...(body !== undefined && { payload: body }),
    });
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(
        Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: answer.payload,
    };
  };
}
