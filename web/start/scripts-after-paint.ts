/** A file that the browser would fetch before anything else. */
const preload = /<link rel="modulepreload"([^>]*)>/g;
/** A module that stands in the page itself: the start of React Router. */
const inlineModule = /<script\b([^>]*) type="module"([^>]*)>/g;

/**
 * A page whose scripts are fetched once it has been painted. A page can be read, and its links and forms work, before its
 * scripts have come; fetched along with it they take half of a slow line from the style, the letters and the first picture.
 * What the visitor writes until then is kept (`keep-early-input.ts`, `early-submit.ts`). The browser passes over links and
 * scripts of a kind that it does not know; `startAfterPaint` gives them their kind back. `takesOver`: the file that the start asks for last.
 */
export function scriptsAfterPaint(html: string, takesOver: string): string {
  return html
    .replace(preload, (_link, rest: string) => {
      const kind = rest.includes(`href="${takesOver}"`) ? "later-last" : "later";
      // The content policy lets the site's own files come without a nonce.
      return `<link rel="${kind}"${rest.replace(/ nonce="[^"]*"/, "")}>`;
    })
    .replace(inlineModule, '<script$1 type="later"$2>');
}

/**
 * Inline at the end of every page: fetches and starts its scripts after the first paint; in a tab that nobody sees nothing is painted,
 * and no page waits for ever. The files are asked for one by one, each costs the browser some milliseconds, then they run one
 * after another, so that there is room between them for whatever the visitor does. A file that does not come ends it
 * (`reload-early.ts`).
 */
export function startAfterPaint(): void {
  const breathe = () => ("scheduler" in self && "yield" in self.scheduler ? self.scheduler.yield() : Promise.resolve());
  const painted = () =>
    new Promise<unknown>((go) => {
      setTimeout(go, 3000);
      new PerformanceObserver(go).observe({ type: "paint", buffered: true });
    });
  const run = (href: string) =>
    new Promise((done) => {
      const script = document.createElement("script");
      Object.assign(script, { type: "module", src: href, onload: done });
      document.head.append(script);
    });
  const start = async (page: HTMLScriptElement) => {
    if (!document.hidden && "PerformanceObserver" in self) await painted();
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel^=later]")];
    const first = links.filter((link) => link.rel === "later");
    for (const link of links) {
      link.rel = "modulepreload";
      await breathe();
    }
    for (const link of first) {
      await run(link.href);
      await breathe();
    }
    const script = document.createElement("script");
    Object.assign(script, { type: "module", nonce: page.nonce, textContent: page.textContent });
    document.head.append(script);
  };
  const page = document.querySelector<HTMLScriptElement>("script[type=later]");
  if (page) void start(page);
}
