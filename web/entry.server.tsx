import type { i18n } from "i18next";
import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import type { PageServices } from "#contract/content/page-services.ts";
import type { InProcessCall } from "#contract/in-process-call.ts";
import { mayBeStored } from "./addresses/may-be-stored.ts";
import { localeOfPath } from "./addresses/page-at.ts";
import { apiContext, createServerApi } from "./api/server-api.ts";
import { createI18n, loadTexts } from "./i18n/i18n.ts";
import { servicesContext } from "./site/services-context.ts";
import { leanMarkup } from "./start/lean-markup.ts";
import { NonceContext } from "./start/nonce.ts";
import { scriptsAfterPaint } from "./start/scripts-after-paint.ts";

export { hasJustChanged, namesSomebody, sharedAddressOf, sharedCookieOf } from "./addresses/shared-pages.ts";

const nonceContext = createContext<string>();
const i18nContext = createContext<i18n>();

/** The loaders have fetched everything and nothing streams later, so five seconds are plenty. */
export const streamTimeout = 5_000;

/** Seconds after which a client may ask a busy server again. */
const busySeconds = "1";

interface Given {
  call: InProcessCall;
  nonce: string;
  services: PageServices;
}

/**
 * Given to the server: renders one page request. `call` reaches the API in process, `nonce` is put on inline scripts.
 * It lives inside the build, because React Router and its context keys must exist once.
 */
export function createHandler(build: ServerBuild, mode: string) {
  const handle = createRequestHandler(build, mode);
  return async (request: Request, given: Given): Promise<Response> => {
    const locale = localeOfPath(pagePath(request));
    const context = new RouterContextProvider();
    context.set(nonceContext, given.nonce);
    context.set(servicesContext, given.services);
    context.set(apiContext, createServerApi(request, locale, given.call));
    context.set(i18nContext, createI18n(locale, await loadTexts(locale)));
    return handle(request, context);
  };
}

/**
 * Renders the document as React Router does, but buffers it whole: its inline scripts must be known before it is
 * sent.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={context.get(i18nContext)}>
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>
    </I18nextProvider>,
    {
      nonce,
      signal: request.signal,
      // Boundaries are rendered in place rather than moved there by a script, so their content can be read without
      // scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => handleError(error, { request }),
    },
  );
  await stream.allReady;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("vary", "cookie");
  if (!headers.has("cache-control"))
    headers.set("cache-control", mayBeStored(pagePath(request)) ? "private, no-cache" : "private, no-store");
  if (status === 503 && !headers.has("retry-after")) headers.set("retry-after", busySeconds);
  const html = await new Response(stream).text();
  // In development Vite's own scripts have to come first.
  return new Response(import.meta.env.DEV ? html : scriptsAfterPaint(leanMarkup(html), entry.manifest.entry.module), {
    status,
    headers,
  });
}

/** Expected responses such as a 404 are thrown too; only unexpected errors belong in the log. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}

/** The page behind a request, also behind the data request that React Router makes for a navigation. */
function pagePath(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname === "/_root.data" || pathname === "/_.data" ? "/" : pathname.replace(/(\/_)?\.data$/, "");
}
