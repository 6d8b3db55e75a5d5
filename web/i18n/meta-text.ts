import { use } from "react";
import { I18nContext } from "react-i18next";

/**
 * A text for the head of a page, by its key with namespace. React Router calls `meta` while it renders, so the page's translator
 * is at hand. What a title holds stands on one line, so its spaces are plain.
 */
export function metaText(key: string, values: Readonly<Record<string, unknown>> = {}): string {
  const text = use(I18nContext)?.i18n.t(key, values) ?? "";
  return text.replaceAll("\u00a0", " ");
}
