import type { ResourceLanguage } from "i18next";
import type { Locale } from "#contract/values/locale.ts";
import { bindRanges, typography } from "#web/format/typography.ts";
import { fillNumbers } from "./rule-numbers.ts";

/**
 * Texts as pages show them: the numbers of rules are filled in, and what belongs together stands on one line, a number and what
 * it counts (`12 aukcí`, `3 snímky`), a range of numbers, and in Czech a one-letter preposition and its word.
 */
export function keepTogether(texts: ResourceLanguage, locale: Locale): ResourceLanguage {
  return JSON.parse(JSON.stringify(texts), (_key, value) => {
    if (typeof value !== "string") return value;
    const counted = fillNumbers(value, locale).replaceAll("{{count}} ", "{{count}}\u00a0");
    return locale === "cs" ? typography(counted) : bindRanges(counted);
  }) as ResourceLanguage;
}
