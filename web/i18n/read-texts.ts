import type { ResourceLanguage } from "i18next";

/** Texts by namespace; a file `…/bidding.json` holds those of the namespace `bidding`. */
export function readTexts(files: Readonly<Record<string, object>>): ResourceLanguage {
  const named = Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ""), texts]);
  return Object.fromEntries(named) as ResourceLanguage;
}
