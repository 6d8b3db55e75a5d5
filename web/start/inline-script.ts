/**
 * The text of a script that runs in the page before anything is painted. The function stands alone: it imports nothing
 * and names nothing outside itself. The text is the same for every visitor, so that the content policy can name its hash.
 */
export function inlineScript<Args extends (string | number)[]>(run: (...args: Args) => void, ...args: Args): string {
  // In the browser the script has run already; only the server writes it into the page.
  if (!import.meta.env.SSR) return "";
  return `(${run})(${args.map((arg) => JSON.stringify(arg)).join()})`;
}
