import type { Locale } from "#contract/values/locale.ts";

/** The path of a document's file (`registerDocumentFiles`). */
export function documentAddress(id: number, lang: Locale, fileName: string): string {
  return `/dokumenty/${id}/${lang}/${encodeURIComponent(fileName)}`;
}
