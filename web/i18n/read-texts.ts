import type { ResourceLanguage } from "i18next";

/** Texts by namespace; a file `…/bids.json` holds those of the namespace `bids`. */
export function readTexts(files: Readonly<Record<string, object>>): ResourceLanguage {
  const named = Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ""), texts]);
  return Object.fromEntries(named) as ResourceLanguage;
}
