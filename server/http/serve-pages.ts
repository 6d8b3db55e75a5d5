import { randomBytes } from "node:crypto";
import { createRequest } from "@remix-run/node-fetch-server";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PageServices } from "#contract/content/page-services.ts";
import type { InProcessCall } from "#contract/in-process-call.ts";
import type { Config } from "#server/config.ts";
import { NotFound } from "#server/errors.ts";
import { asksForPage } from "./asks-for-page.ts";
import { contentPolicy, contentPolicyInDevelopment } from "./content-policy.ts";
import { answerError } from "./errors.ts";
import { type FinishedPage, finishPage, isForEverybody } from "./page-cache/finish-page.ts";
import { createPageCache, type PageCache } from "./page-cache/page-cache.ts";
import { createKnownAddresses, keyOf, readPageCache, type SharedReaders } from "./page-cache/read-page-cache.ts";
import { sendPage } from "./page-cache/send-page.ts";
import { createPageCacheHook, type PageCacheHook } from "./page-cache-hook.ts";
import { securityHeadersOf } from "./security-headers.ts";
import { isBusyPage, sendBusyPage } from "./send-busy-page.ts";
import { sendOwnPage } from "./send-own-page.ts";
import { sourcesOf } from "./service-sources.ts";
import { withoutTrailingSlash } from "./trailing-slash.ts";

/** The tools that a page is rendered with: `call` reaches the API in this process, `nonce` goes on inline scripts. */
interface Given {
  call: InProcessCall;
  nonce: string;
  services: PageServices;
}

export interface PageHandler extends SharedReaders {
  render(request: Request, given: Given): Promise<Response>;
  /** Path and query of the page that all visitors share; null: the page is the visitor's own. */
  sharedAddressOf(url: string): string | null;
}

export interface PageSettings extends Pick<Config, "publicUrl" | "pageCacheBytes" | "development"> {
  readonly services: PageServices;
  /** Takes what makes all kept pages anew, and calls it whenever what they are made of has changed. */
  readonly onPagesChanged?: (outdate: () => void) => void;
  /** The API as one page calls it. */
  readonly calls: () => InProcessCall;
  /** The same for a page that is the same for everybody. */
  readonly sharedCalls: () => Promise<InProcessCall>;
}

/** As `weight` in contract/route.ts: a page of a search asks for a list, its facets and what is near. */
const weightOfSearch = 25;

/** Levels of the log at which each request is told of, those too that Fastify need not see. */
const describesEverything = new Set(["debug", "trace"]);

/**
 * Answers every GET that is nothing else with a page: one that is the same for everybody from memory, where it is a second
 * old at most; any other rendered for its visitor, and so is one that everybody is refused and somebody signed in may see, such
 * as a draft. A shared page is rendered from its address and the site's own origin alone:
 * no header of the first reader gets into the page of the others.
 */
export async function servePages(
  app: FastifyInstance,
  settings: PageSettings,
  handler: () => Promise<PageHandler>,
  pageCacheHook: PageCacheHook = createPageCacheHook(),
): Promise<void> {
  const { services } = settings;
  const sources = sourcesOf(services);
  const origin = new URL(settings.publicUrl);
  const security = securityHeadersOf(settings.publicUrl);
  const cache = openCache(app, settings);
  const addresses = createKnownAddresses();
  let loaded: PageHandler | null = null;
  if (cache && !describesEverything.has(app.log.level)) {
    pageCacheHook.cachedBy(readPageCache(cache, addresses, () => loaded));
    app.addHook("preClose", async () => pageCacheHook.cachedBy(null));
  }

  const renderShared = async (pages: PageHandler, address: string, cookie: string): Promise<FinishedPage | null> => {
    const given = givenOf(settings, await settings.sharedCalls());
    const request = new Request(origin.origin + address, cookie ? { headers: { cookie } } : undefined);
    return finishPage(await pages.render(request, given), given.nonce, { sources, security });
  };

  const sharedPage = async (pages: PageHandler, from: PageCache, request: FastifyRequest) => {
    const { cookie: cookies } = request.headers;
    const address = pages.sharedAddressOf(request.url);
    if (address === null || pages.hasJustChanged(cookies)) return null;
    // The address as it came on the wire, because the door sees no other.
    addresses.set(request.originalUrl, address);
    const cookie = pages.sharedCookieOf(cookies);
    const page = await from.get(keyOf(address, cookie), () => renderShared(pages, address, cookie));
    return page && isForEverybody(page) ? page : pages.namesSomebody(cookies) ? null : page;
  };

  const renderOwn = async (pages: PageHandler, request: FastifyRequest, reply: FastifyReply) => {
    const given = givenOf(settings, settings.calls());
    const asked = createRequest(request.raw, reply.raw, { host: origin.host, protocol: origin.protocol });
    const rendered = await pages.render(asked, given);
    if (rendered.headers.get("content-type")?.startsWith("text/html")) {
      const policy = settings.development
        ? contentPolicyInDevelopment(sources)
        : contentPolicy([`'nonce-${given.nonce}'`], sources);
      reply.header("content-security-policy", policy);
    }
    return sendOwnPage(request, reply, rendered);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const mended = withoutTrailingSlash(request.url);
    if (mended) return reply.redirect(mended, 301);
    const pages = await handler();
    loaded = pages;
    const page = cache && (await sharedPage(pages, cache, request));
    return page ? sendPage(request, reply, page) : renderOwn(pages, request, reply);
  };

  // An address that another route did not find, such as the file of a document, is answered with a page. It is not kept, because
  // API callers would get it from memory, too.
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== "GET" || !asksForPage(request)) return refuse(new NotFound(), request, reply);
    return handler()
      .then((pages) => renderOwn(pages, request, reply))
      .catch((error) => refuse(error, request, reply));
  });
  await app.register(async (scope) => routePages(scope, answer));
}

function givenOf({ services }: PageSettings, call: InProcessCall): Given {
  return { call, nonce: randomBytes(16).toString("hex"), services };
}

/** The memory for finished pages; null: none is kept. */
function openCache(app: FastifyInstance, settings: PageSettings): PageCache | null {
  if (settings.pageCacheBytes <= 0 || settings.development) return null;
  const cache = createPageCache(settings.pageCacheBytes, (error) =>
    app.log.error({ err: error }, "a page was not renewed"),
  );
  settings.onPagesChanged?.(cache.outdate);
  return cache;
}

function refuse(error: FastifyError | NotFound, request: FastifyRequest, reply: FastifyReply) {
  return isBusyPage(error, request) ? sendBusyPage(reply, error) : answerError(error, request, reply);
}

/** Every address that no other route has: read as a page; sent to, by a form that has no script, back to its page. */
function routePages(
  scope: FastifyInstance,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  // Bodies are never read here: pages take GET alone, and React Router gets the raw request.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
  scope.setErrorHandler(refuse);
  const config = { weight: weightOfSearch };
  scope.route({ method: ["GET", "HEAD"], url: "/*", schema: { hide: true }, config, handler: answer });
  scope.route({
    method: ["POST", "PUT", "PATCH", "DELETE"],
    url: "/*",
    schema: { hide: true },
    handler: (request, reply) => {
      if (request.method !== "POST" || !asksForPage(request)) throw new NotFound();
      // A form that only a script can send comes here without one: back to its page, which says so.
      return reply.redirect(`/${request.url.replace(/^[/\\]+/, "")}`, 303);
    },
  });
}
