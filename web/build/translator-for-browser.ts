import { join } from "node:path";
import type { Plugin } from "vite";

/** Browsers get the part of i18next that is used (decisions/0034). */
export function translatorForBrowser(): Plugin {
  return {
    name: "kabinet:translator-for-browser",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (id) => (id === "i18next" ? join(import.meta.dirname, "../i18n/browser-i18next.ts") : null),
  };
}
