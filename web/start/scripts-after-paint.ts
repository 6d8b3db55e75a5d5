/** A file that React Router would have the browser fetch before anything else. */
const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
/** The module in which React Router starts the page, at the end of the body. */
const start = /(<script\b[^>]* type="module"[^>]*>)(.*?)(<\/script>)/s;
/** The file that takes the page over, its last line. */
const entry = /^\s*import\(("[^"]+")\);/m;
/** Its imports, which stand at its beginning, a line each. */
const imported = /^\s*import (?:\* as (\w+) from )?("[^"]+");/gm;

/**
 * A page whose scripts are fetched once it has been painted. A page can be read, and its links and forms work, before its
 * scripts have come; fetched along with it they take half of a slow line from the style, the letters and the first picture.
 * What the visitor writes until then is kept (`keep-early-input.ts`, `early-submit.ts`). A page without such a start stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const files = [...html.matchAll(preload)].flatMap(([, file]) => file ?? []);
  const found = start.exec(html);
  const last = entry.exec(found?.[2] ?? "")?.[1];
  if (!found || !last) return html;
  const [whole, opening, code = "", closing] = found;
  const later = code.replace(imported, (_line, name: string | undefined, file: string) =>
    name ? `const ${name} = await load(${file});` : `await load(${file});`,
  );
  return html
    .replaceAll(preload, "")
    .replace(whole, () => `${opening}${waitForPaint(files, last)}${later}${closing}`);
}

/**
 * In a tab that nobody sees nothing is painted; and no page waits for ever. The files are asked for one by one, each costs the browser some
 * milliseconds, then they run one after another: there is room between them for whatever the visitor does; without `scheduler.yield` all at once. One that does not come ends it, and is told as a
 * rejection that nobody handles (`reload-early.ts`).
 */
function waitForPaint(files: readonly string[], last: string): string {
  return `if (!document.hidden && self.PerformanceObserver) await new Promise((go) => { setTimeout(go, 3000); new PerformanceObserver(go).observe({ type: "paint", buffered: true }); });
const files = ${JSON.stringify(files)};
for (const href of files) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  await self.scheduler?.yield?.();
}
const load = (file) => import(file).catch((reason) => { Promise.reject(reason); return new Promise(() => {}); });
for (const file of files) if (file !== ${last}) { await load(file); await self.scheduler?.yield?.(); }
`;
}
