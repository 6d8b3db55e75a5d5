import { createContext } from "react-router";
import type { InProcessCall } from "#contract/in-process-call.ts";
import type { Locale } from "#contract/values/locale.ts";
import { tokenFromCookie } from "#web/session/token.ts";
import { type ApiClient, createApiClient } from "./client.ts";

/** The client that page loaders use: `context.get(apiContext)`. */
export const apiContext = createContext<ApiClient>();

/**
 * The client of one page request: it speaks for the visitor whose cookie came with it, in the page's language. When
 * the API is too busy, the page answers with its own 503; any other refusal is an `ApiError`.
 */
export function createServerApi(request: Request, locale: Locale, call: InProcessCall): ApiClient {
  const token = tokenFromCookie(request.headers.get("cookie"));
  const visitor = {
    "accept-language": locale,
    clientUrl: new URL(request.url).origin,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return createApiClient(
    async ({ method, url, headers, body }) => {
      const answer = await call({ method, url, headers, ...(body !== undefined && { body }) });
      // A thrown error would become a 500 and be logged as unexpected.
      if (answer.status === 503) throw new Response(null, { status: 503 });
      return {
        status: answer.status,
        headers: { get: (name) => answer.headers[name] ?? null },
        text: answer.body,
      };
    },
    () => visitor,
  );
}
