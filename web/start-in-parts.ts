import { locales } from "#contract/locale.ts";

/*
 * What React Router does before React takes the page over: it unpacks the page's data and reads the table of routes, on a
 * phone 50 ms each (decisions/0036). Both functions work on what its start has left in the window.
 */

declare global {
  interface Window {
    __reactRouterContext?: { stream?: ReadableStream<Uint8Array> | undefined };
  }
}

/** The routes of the page's own language: a page in the other one is another document (`middleware/language-redirect.ts`). */
export function keepOwnRoutes(): void {
  const manifest = window.__reactRouterManifest;
  if (!manifest) return;
  const others = locales.filter((locale) => locale !== document.documentElement.lang);
  const isOwn = ([id]: [string, unknown]) => !others.some((locale) => id.endsWith(`___${locale}`));
  manifest.routes = Object.fromEntries(Object.entries(manifest.routes).filter(isOwn));
}

/** The data come a moment later than React asks for them, so that unpacking them is no part of its first try. */
export function unpackApart(): void {
  const context = window.__reactRouterContext;
  if (!context?.stream) return;
  context.stream = context.stream.pipeThrough(
    new TransformStream({
      async transform(part, out) {
        await self.scheduler?.yield?.();
        out.enqueue(part);
      },
    }),
  );
}
