import { LRUCache } from "lru-cache";
import type { PageCacheReader } from "#server/http/page-cache-hook.ts";
import { isForEverybody } from "./finish-page.ts";
import type { PageCache } from "./page-cache.ts";
import { sendPageAtOnce } from "./send-page.ts";

/** What a shared page and the door may learn from the cookies of a request. */
export interface SharedReaders {
  /** All that a shared page knows of its reader, as a Cookie header ("" for nothing). */
  sharedCookieOf(cookies: string | undefined): string;
  /** Whether the reader may be signed in. */
  namesSomebody(cookies: string | undefined): boolean;
  /** Whether the reader has just changed something: a page from memory may be older. */
  hasJustChanged(cookies: string | undefined): boolean;
}

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
export function readPageCache(
  cache: PageCache,
  addresses: KnownAddresses,
  readers: () => SharedReaders | null,
): PageCacheReader {
  return (request, response) => {
    const { method, url = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return false;
    if (!response.socket) return false;
    const address = addresses.get(url);
    if (address === undefined) return false;
    const of = readers();
    if (of?.hasJustChanged(headers.cookie)) return false;
    const page = of && cache.ready(keyOf(address, of.sharedCookieOf(headers.cookie)));
    if (!page || !(isForEverybody(page) || !of.namesSomebody(headers.cookie))) return false;
    sendPageAtOnce(request, response, page);
    return true;
  };
}

/** The key of a finished page. */
export function keyOf(address: string, cookie: string): string {
  return `${address} ${cookie}`;
}
