import { join } from "node:path";
import type { Plugin } from "vite";
import { areas } from "../i18n/texts/areas.ts";

const web = join(import.meta.dirname, "..");

/** In browsers a module that says something of an area waits for the area's texts; pages without one never load them. */
export function textsForBrowser(): Plugin {
  return {
    name: "kabinet:texts-for-browser",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!id.startsWith(web)) return null;
      const imports = areasIn(code).map(
        (area) => `import ${JSON.stringify(join(web, "i18n/texts", `load-${area}.ts`))};`,
      );
      return imports.length > 0 ? { code: `${imports.join("")}${code}`, map: null } : null;
    },
  };
}

/** The areas whose namespaces a module names: `useTranslation("bidding")`, `t("sales:cancel")`, `{ namespace: "deals" }`. */
export function areasIn(code: string): (keyof typeof areas)[] {
  const asked = [...code.matchAll(/useTranslation\(([^)]*)\)|\bnamespace: ?("\w+")/g)]
    .map(([, names, given]) => names ?? given)
    .join();
  return (Object.keys(areas) as (keyof typeof areas)[]).filter((area) =>
    areas[area].some((name) => asked.includes(`"${name}"`) || new RegExp(`["'\`]${name}:`).test(code)),
  );
}
