import { LRUCache } from "lru-cache";
import type { Doorkeeper } from "#server/http/door.ts";
import type { PageCache } from "./page-cache.ts";
import { sendPageAtOnce } from "./send-page.ts";

/** The total length of the remembered addresses, in characters. */
const mostLetters = 4_000_000;

export interface KnownAddresses {
  /** The shared page that an address on the wire means, worked out once; undefined: it has not been asked for lately. */
  get(url: string): string | undefined;
  set(url: string, address: string): void;
}

export function createKnownAddresses(): KnownAddresses {
  return new LRUCache<string, string>({
    maxSize: mostLetters,
    sizeCalculation: (address, url) => url.length + address.length + 1,
  });
}

/**
 * Answers with pages that lie ready, and leaves everything else to Fastify: what has to be rendered or renewed, what carries a
 * body, and what waits behind another request of its connection (`limit-pipeline.ts` counts those).
 */
export function keepDoor(
  cache: PageCache,
  addresses: KnownAddresses,
  sharedCookieOf: (cookies: string | undefined) => string | null,
): Doorkeeper {
  return (request, response) => {
    const { method, url = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return false;
    if (!response.socket) return false;
    const address = addresses.get(url);
    if (address === undefined) return false;
    const cookie = sharedCookieOf(headers.cookie);
    const page = cookie === null ? null : cache.ready(keyOf(address, cookie));
    if (!page) return false;
    sendPageAtOnce(request, response, page);
    return true;
  };
}

/** The key of a finished page. */
export function keyOf(address: string, cookie: string): string {
  return `${address} ${cookie}`;
}
