import { join } from "node:path";
import type { ResourceLanguage } from "i18next";
import type { Plugin } from "vite";
import { keepTogether } from "../i18n/keep-together.ts";

const texts = join(import.meta.dirname, "../i18n/");

/** Texts have the numbers of rules and their typography when they are built, so that no browser brings what fills them in. */
export function textsAsShown(): Plugin {
  return {
    name: "kabinet:texts-as-shown",
    enforce: "pre",
    transform(code, id) {
      if (!id.startsWith(texts) || !id.endsWith(".json")) return null;
      const locale = id.startsWith(join(texts, "en/")) ? "en" : "cs";
      const shown = keepTogether(JSON.parse(code) as ResourceLanguage, locale);
      return { code: JSON.stringify(shown), map: null };
    },
  };
}
