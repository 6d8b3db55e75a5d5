import { useTranslation } from "react-i18next";

export type ListWords = ReturnType<typeof useListWords>;

/**
 * What a list and its fields are called, by keys that follow from the fields' names; `admin-lists.test.ts` keeps that each has its words.
 * `texts`: a namespace, with what stands before the keys behind a colon (`moderationAdmin:people`).
 */
export function useListWords(texts: string) {
  const [namespace = "", before] = texts.split(":");
  const { t, i18n } = useTranslation(namespace, { keyPrefix: before });
  const hintKey = (name: string) => `filter.${name}Hint`;
  const exists = (key: string) => i18n.exists(before ? `${before}.${key}` : key, { ns: namespace });
  return {
    t: (key: string): string => t(key),
    label: (name: string) => t(`filter.${name}`),
    hint: (name: string) => (exists(hintKey(name)) ? t(hintKey(name)) : undefined),
    column: (key: string) => t(`column.${key}`),
    /** Where nothing is chosen. */
    any: (name: string) => t(`filter.any.${name}`),
    option: (name: string, value: string) => t(`${name}.${value}`),
  };
}
