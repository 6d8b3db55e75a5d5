import { storedToken } from "#web/session/token.ts";
import { type ApiClient, createApiClient } from "./client.ts";

/** The client for what happens in the browser after the page is there. */
export const browserApi: ApiClient = createApiClient(async ({ method, url, headers, body, signal }) => {
  const answer = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
    credentials: "omit",
    cache: "no-store",
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}, callerHeaders);

/** Headers that name the caller: token, language of the page, address of the site (specification, section 7). */
export function callerHeaders(): Record<string, string> {
  const token = storedToken();
  return {
    "accept-language": document.documentElement.lang,
    clientUrl: window.location.origin,
    ...(token && { authorization: `Bearer ${token}` }),
  };
}
