import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { type Locale, locales } from "#contract/values/locale.ts";
import { keepTogether } from "../i18n/keep-together.ts";
import { areas, areasIn } from "./text-areas.ts";

const web = join(import.meta.dirname, "..");
const prefix = "virtual:texts/";

/** In browsers a module that says something of an area waits for the area's texts; pages without one never load them. */
export function textsForBrowser(): Plugin {
  return {
    name: "kabinet:texts-for-browser",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [first = "", area] = id.slice(prefix.length + 1).split("-");
      if (!area) return waitForTexts(first);
      this.addWatchFile(join(web, "i18n", first));
      return textsOf(first as Locale, area);
    },
    transform(code, id) {
      if (!id.startsWith(web) || !/\.tsx?(?:\?|$)/.test(id)) return null;
      const imports = areasIn(code).map((area) => `import "${prefix}${area}";`);
      return imports.length > 0 ? { code: `${imports.join("")}${code}`, map: null } : null;
    },
  };
}

/** What is imported for its effect: whoever does waits for the texts of the area in the page's language. */
function waitForTexts(area: string): string {
  const [inCzech, inEnglish] = locales.map((locale) => `import("${prefix}${locale}-${area}")`);
  return `import { addTexts } from ${JSON.stringify(join(web, "i18n/browser-texts.ts"))};
    const texts = document.documentElement.lang === "en" ? await ${inEnglish} : await ${inCzech};
    addTexts(texts.default);`;
}

function textsOf(locale: Locale, area: string): string {
  const folder = join(web, "i18n", locale);
  const names = namespacesOf(area, folder);
  const texts = names.map((name) => [name, JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"))]);
  return `export default ${JSON.stringify(keepTogether(Object.fromEntries(texts), locale))};`;
}

function namespacesOf(area: string, folder: string): readonly string[] {
  if (area in areas) return areas[area as keyof typeof areas];
  const elsewhere: readonly string[] = Object.values(areas).flat();
  return readdirSync(folder)
    .map((file) => basename(file, ".json"))
    .filter((name) => !elsewhere.includes(name));
}
