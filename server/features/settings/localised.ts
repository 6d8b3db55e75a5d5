import { type Locale, type LocalizedText, localizedText } from "#contract/values/locale.ts";

/** A value with each `{cs, en}` within it replaced by one text. */
export type InLanguage<T> = T extends LocalizedText
  ? string
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T;

/**
 * PA14: Localised texts of the operator fall back to Czech.
 *
 * Reads content stored as `{cs, en}`, at any depth, in one language: Czech where the other is empty.
 */
export function inLanguage<T>(stored: T, lang: Locale): InLanguage<T> {
  return pick(stored, lang) as InLanguage<T>;
}

function pick(stored: unknown, lang: Locale): unknown {
  if (Array.isArray(stored)) return stored.map((item) => pick(item, lang));
  if (typeof stored !== "object" || stored === null) return stored;
  if (isText(stored)) return stored[lang] || stored.cs;
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, pick(value, lang)]));
}

function isText(value: object): value is LocalizedText {
  return "cs" in value && "en" in value && Object.keys(value).length === 2 && localizedText.safeParse(value).success;
}
