import { useEffect } from "react";
import { useLocation } from "react-router";
import { pageAt } from "#web/addresses.ts";
import { type Line, mayPrefetch } from "./may-prefetch.ts";

/** A browser that finds no rest begins after this long all the same (specification, section 9). */
export const timeoutMs = 2_000;

interface Part {
  readonly module: string;
  readonly imports?: readonly string[];
}

declare global {
  interface Window {
    /** React Router's list of what each route is made of; whole from the first page on (react-router.config.ts). */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, Part>> };
  }
}

/**
 * Fetches the code of the pages that links in view lead to, once the browser is at rest. React Router's own prefetch would
 * fetch their data, too: those are old by the time somebody presses, or are fetched twice.
 */
export function PrefetchCode() {
  const { key } = useLocation();
  useEffect(() => {
    if (!key || !mayPrefetch((navigator as { connection?: Line }).connection)) return;
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && target instanceof HTMLAnchorElement) fetchCode(target);
    });
    const watch = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")) seen.observe(link);
    };
    const cancel = atRest(watch);
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

function fetchCode({ pathname }: HTMLAnchorElement): void {
  const found = pageAt(pathname);
  const part = found && window.__reactRouterManifest?.routes[`${found.page}___${found.locale}`];
  if (!part) return;
  for (const href of [part.module, ...(part.imports ?? [])]) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement("link");
    Object.assign(link, { rel: "prefetch", as: "script", crossOrigin: "", href });
    document.head.append(link);
  }
}
