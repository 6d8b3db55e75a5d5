import { useEffect } from "react";
import { useLocation } from "react-router";
import { pageAt } from "#web/addresses/page-at.ts";
import { type Line, mayPrefetch } from "./may-prefetch.ts";

/** A browser that finds no rest begins after this long all the same (rule PA9). */
export const timeoutMs = 2_000;

interface Part {
  readonly module: string;
  readonly imports?: readonly string[];
}

declare global {
  interface Window {
    /**
     * React Router's list of what each route is made of, from the first page on (react-router.config.ts); it is read here, nothing
     * changes it.
     */
    __reactRouterManifest?: { routes: Readonly<Record<string, Part>> };
  }
}

/**
 * Fetches the code of the pages that links in view lead to, file by file while the browser is at rest: each costs it about
 * a millisecond. React Router's own prefetch would
 * fetch their data, too: those are old by the time somebody presses, or are fetched twice.
 */
export function PrefetchCode() {
  const { key } = useLocation();
  useEffect(() => {
    if (!key || !mayPrefetch((navigator as { connection?: Line }).connection)) return;
    const wanted = new Set<string>();
    let cancel = () => {};
    const fetchOne = () => {
      const [href] = wanted;
      if (!href) return;
      wanted.delete(href);
      fetchAhead(href);
      cancel = atRest(fetchOne);
    };
    const seen = new IntersectionObserver((entries) => {
      const isWaiting = wanted.size > 0;
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        for (const href of codeOf(target)) wanted.add(href);
      }
      if (!isWaiting) cancel = atRest(fetchOne);
    });
    const watch = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")) seen.observe(link);
    };
    cancel = atRest(watch);
    return () => {
      cancel();
      seen.disconnect();
    };
  }, [key]);
  return null;
}

/** Runs when the browser has nothing else to do, at the latest after `timeoutMs`. Returns how to stop that. */
function atRest(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, timeoutMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}

/** The files of the page that a link leads to. */
function codeOf({ pathname }: HTMLAnchorElement): readonly string[] {
  const found = pageAt(pathname);
  const part = found && window.__reactRouterManifest?.routes[`${found.page}___${found.locale}`];
  return part ? [part.module, ...(part.imports ?? [])] : [];
}

function fetchAhead(href: string): void {
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement("link");
  Object.assign(link, { rel: "prefetch", as: "script", crossOrigin: "", href });
  document.head.append(link);
}
