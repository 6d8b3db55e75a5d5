import { LRUCache } from "lru-cache";
import { Busy } from "#server/errors.ts";
import { type FinishedPage, isKeepable } from "./finish-page.ts";

/**
 * PA4: A finished page is as good as new for {freshMs} and shown for up to {staleMs} while a new one is rendered; only 200, 301 and 404 are
 * kept.
 *
 * A change of a lot does not reach into the cache: it is late by this much.
 */
const freshMs = 1_000;
/** Up to this age (ms) a page is served while a new one is rendered; later requests wait for the new one. */
const staleMs = 10_000;
/**
 * LI8: The page cache has at most {mostRenderings} pages rendered at once, and its memory for finished ones is bounded
 * by `PAGE_CACHE_MB`.
 *
 * Pages that are rendered at once, at most.
 */
const mostRenderings = 100;
/** Bytes that an entry takes besides its page. */
const entryBytes = 1_000;

interface Stored {
  readonly page: FinishedPage;
  readonly renderedAtMs: number;
}

interface Rendering {
  readonly page: Promise<FinishedPage | null>;
  /** How often all pages had been outdated when it began. */
  readonly outdated: number;
}

export interface PageCache {
  /** The finished page, from memory or rendered now; null where it turns out to be for one visitor. */
  get(key: string, render: () => Promise<FinishedPage | null>): Promise<FinishedPage | null>;
  /** The page where it can be shown at once and nothing has to be done for it: it is as good as new, or a new one is under way. */
  ready(key: string): FinishedPage | null;
  /** Nobody gets a page any more that was rendered, or began to be, before now: what all pages are made of has changed. */
  outdate(): void;
  /** Pages kept, and their bytes. */
  size(): { pages: number; bytes: number };
}

/**
 * Finished pages of the last seconds, at most `maxBytes` of them, those left out that nobody has asked for the longest. However
 * many ask for a page, one of them at a time renders it. `now` is a clock in ms that never steps.
 */
export function createPageCache(
  maxBytes: number,
  onFailure: (error: unknown) => void,
  now: () => number = () => performance.now(),
): PageCache {
  const stored = new LRUCache<string, Stored>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.bytes + 2 * key.length + entryBytes,
  });
  const underWay = new Map<string, Rendering>();
  let restsUntilMs = 0;
  let outdated = 0;
  const isFree = () => underWay.size === 0 && now() >= restsUntilMs;

  const refresh = (key: string, render: () => Promise<FinishedPage | null>) => {
    const already = underWay.get(key);
    if (already?.outdated === outdated) return already.page;
    if (underWay.size >= mostRenderings) throw new Busy(1);
    const began = outdated;
    const page = renderInto(stored, key, render, { now, isCurrent: () => began === outdated }).finally(() => {
      if (underWay.get(key)?.page === page) underWay.delete(key);
    });
    underWay.set(key, { page, outdated });
    return page;
  };

  /** Renewals that nobody waits for go one by one and rest as long as the last one took: half of the time is for everybody else. */
  const renew = (key: string, render: () => Promise<FinishedPage | null>) => {
    const startedAtMs = now();
    refresh(key, render)
      .catch(onFailure)
      .finally(() => {
        restsUntilMs = 2 * now() - startedAtMs;
      });
  };

  return {
    async get(key, render) {
      const found = stored.get(key);
      const ageMs = found ? now() - found.renderedAtMs : Number.POSITIVE_INFINITY;
      if (found && ageMs < freshMs) return found.page;
      if (!found || ageMs >= staleMs) return refresh(key, render);
      if (isFree()) renew(key, render);
      return found.page;
    },
    ready(key) {
      const found = stored.get(key);
      if (!found) return null;
      const ageMs = now() - found.renderedAtMs;
      return ageMs < (isFree() ? freshMs : staleMs) ? found.page : null;
    },
    outdate() {
      outdated++;
      stored.clear();
    },
    size: () => ({ pages: stored.size, bytes: stored.calculatedSize }),
  };
}

async function renderInto(
  stored: LRUCache<string, Stored>,
  key: string,
  render: () => Promise<FinishedPage | null>,
  { now, isCurrent }: { now: () => number; isCurrent: () => boolean },
): Promise<FinishedPage | null> {
  // A page is as old as the first data that its loaders read.
  const renderedAtMs = now();
  const page = await render();
  if (!isCurrent()) return page;
  if (page && isKeepable(page.status)) stored.set(key, { page, renderedAtMs });
  else if (!page || page.status < 500) stored.delete(key);
  return page;
}
