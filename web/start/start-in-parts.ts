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
  const other = document.documentElement.lang === "en" ? "___cs" : "___en";
  manifest.routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !id.endsWith(other)));
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
