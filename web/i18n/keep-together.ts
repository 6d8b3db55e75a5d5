import type { ResourceLanguage } from "i18next";
import type { Locale } from "#contract/values/locale.ts";
import { typography } from "#web/format/typography.ts";

/**
 * What belongs together stands on one line: a number and what it counts (`12 aukcí`, `3 snímky`), and in Czech a
 * one-letter preposition and its word. The same texts are worked through once.
 */
export function keepTogether(texts: ResourceLanguage, locale: Locale): ResourceLanguage {
  const known = kept.get(texts);
  if (known) return known;
  const made = JSON.parse(JSON.stringify(texts), (_key, value) => {
    if (typeof value !== "string") return value;
    const counted = value.replaceAll("{{count}} ", "{{count}}\u00a0");
    return locale === "cs" ? typography(counted) : counted;
  }) as ResourceLanguage;
  kept.set(texts, made);
  return made;
}

const kept = new WeakMap<ResourceLanguage, ResourceLanguage>();
