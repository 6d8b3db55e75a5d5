import { clearAllForms } from "#web/forms/clear-all-forms.ts";
import { announceChange } from "#web/session/just-changed.ts";
import { followSessionEnd } from "#web/session/session-end.ts";
import { storedToken } from "#web/session/token.ts";
import { apiAddress } from "./api-address.ts";
import { type ApiClient, createApiClient, type Transport } from "./client.ts";
import { readWithProgress } from "./read-with-progress.ts";
import { beginWork } from "./request-progress.ts";

/**
 * The API client for calls that the visitor's own action makes after the page has loaded. Each of them ends what the server has
 * refused before (web/forms/clear-all-forms.ts).
 */
export const browserApi: ApiClient = createApiClient(async (request) => {
  clearAllForms();
  const work = beginWork();
  try {
    const answer = await send(request);
    const text = await readWithProgress(answer, work.progressed);
    // A refusal is an answer too; only a request without an answer counts as failed.
    if (answer.status >= 500) work.failed();
    else work.done();
    if (answer.ok && request.method !== "GET") announceChange();
    return { status: answer.status, headers: answer.headers, text };
  } catch (error) {
    if (request.signal?.aborted) work.done();
    else work.failed();
    throw error;
  }
}, callerHeaders);

/** Like `browserApi`, for requests that the visitor did not start: they show no progress. */
export const quietApi: ApiClient = createApiClient(async (request) => {
  const answer = await send(request);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}, callerHeaders);

/** Without cookies: the headers alone name the caller. */
async function send({ method, url, headers, body, signal }: Parameters<Transport>[0]): Promise<Response> {
  const answer = await fetch(apiAddress(url), {
    method,
    headers,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
    credentials: "omit",
    cache: "no-store",
  });
  followSessionEnd(answer.status, headers);
  return answer;
}

/** Headers that name the caller: token, language of the page, address of the site. */
export function callerHeaders(): Record<string, string> {
  const token = storedToken();
  return {
    "accept-language": document.documentElement.lang,
    clientUrl: window.location.origin,
    ...(token && { authorization: `Bearer ${token}` }),
  };
}
