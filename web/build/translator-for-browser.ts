import { join } from "node:path";
import type { Plugin } from "vite";

const standIns: Record<string, string> = {
  i18next: join(import.meta.dirname, "../i18n/browser-i18next.ts"),
  "react-i18next": join(import.meta.dirname, "../i18n/browser-react-i18next.tsx"),
};

/** Browsers get the parts of i18next and react-i18next that are used (decisions/0034). */
export function translatorForBrowser(): Plugin {
  return {
    name: "kabinet:translator-for-browser",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (id) => standIns[id] ?? null,
  };
}
