import { createContext } from "react-router";
import type { ErrorBody } from "#contract/errors.ts";
import type { InProcessCall } from "#contract/in-process-call.ts";
import type { Locale } from "#contract/values/locale.ts";
import { tokenFromCookie } from "#web/session/token.ts";
import { ApiError } from "./api-error.ts";
import { type ApiClient, addressOf, clientOf } from "./client.ts";

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
  return clientOf(({ method, path }) => async (args) => {
    const { status, retryAfterSeconds, body } = await call({
      method,
      path,
      url: addressOf(path, args),
      params: textsOf(args.params ?? {}) as Record<string, string>,
      query: textsOf(args.query ?? {}),
      headers: { accept: "application/json", ...visitor, ...args.headers },
      body: args.body,
    });
    // A thrown error would become a 500 and be logged as unexpected.
    if (status === 503) throw new Response(null, { status: 503 });
    if (status >= 400) throw new ApiError(status, body as ErrorBody, retryAfterSeconds);
    return body;
  });
}

/** Values as a query carries them: texts, or several of a name; undefined and null are left out. */
function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const texts = [value].flat().flatMap((one) => (one === undefined || one === null ? [] : [String(one)]));
      const [first, ...more] = texts;
      return first === undefined ? [] : [[name, more.length > 0 ? texts : first]];
    }),
  );
}
