import { type Locale, type LocalizedText, localizedText } from "#contract/values/locale.ts";

/** A value stored in both languages as the reader of one sees it: each `{cs, en}` within is one text. */
export type InLanguage<T> = T extends LocalizedText
  ? string
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T;

/**
 * The one way to read content that is stored in both languages (`{cs, en}`, in a jsonb column or deep in a setting):
 * Czech where the other language is empty.
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
  return (
    "cs" in value &&
    "en" in value &&
    Object.keys(value).length === 2 &&
    localizedText.safeParse(value).success
  );
}
