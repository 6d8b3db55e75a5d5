import type { ResourceLanguage } from "i18next";
import type { Locale } from "#contract/values/locale.ts";
import { keepTogether } from "./keep-together.ts";

/** Texts by namespace as pages show them; a file `…/bidding.json` holds those of the namespace `bidding`. */
export function readTexts(files: Readonly<Record<string, object>>, locale: Locale): ResourceLanguage {
  const named = Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ""), texts]);
  return keepTogether(Object.fromEntries(named), locale);
}
