import autocannon from "autocannon";

/** What a browser says of itself when it asks for a page. */
const browserHeaders = { "accept-encoding": "gzip, deflate, br, zstd", accept: "text/html" };

/** How a page is asked for: by so many connections, and as whom. */
export interface Asking {
  readonly connections: number;
  readonly seconds: number;
  /** The Cookie header of somebody signed in; none: a guest. */
  readonly cookie?: string | undefined;
  /** The Authorization header of a call of the API. */
  readonly authorization?: string | undefined;
  /** The path of the next request; without it each asks for the page itself. */
  readonly nextPath?: () => string;
}

const headersOf = ({ cookie, authorization }: Pick<Asking, "cookie" | "authorization">) => ({
  ...browserHeaders,
  ...(cookie && { cookie }),
  ...(authorization && { authorization }),
});

/** Bytes of a page's HTML, and on the wire, where it must be compressed. */
export async function sizeOf(url: string, cookie?: string): Promise<{ html: number; sent: number }> {
  const headers = headersOf({ cookie });
  const answer = await fetch(url, { headers, redirect: "manual" });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const html = (await answer.arrayBuffer()).byteLength;
  if (answer.headers.get("content-encoding") !== "br") throw new Error(`${url} is not compressed`);
  const described = answer.headers.get("content-length");
  if (described !== null) return { html, sent: Number(described) };
  const bytes = await autocannon({ url, connections: 1, amount: 1, headers });
  return { html, sent: bytes.throughput.total };
}

/** Answers per second to connections that each ask again as soon as they have an answer. */
export async function answersPerSecond(url: string, asking: Asking): Promise<number> {
  const { connections, seconds, nextPath } = asking;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: headersOf(asking),
    setupClient: readNothing,
    ...(nextPath && { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] }),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} refused ${result.non2xx + result.errors}`);
  return Math.round(result.requests.total / result.duration);
}

/**
 * By default autocannon turns each body into text, which takes ten times as long for brotli as for plain letters and
 * longer than either server, so it would measure itself.
 */
function readNothing(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(data: Buffer): void } };
  pipelinedRequests.addBody = () => undefined;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
