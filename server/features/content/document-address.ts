import type { Locale } from "#contract/values/locale.ts";

/** Path under which a document's file is fetched (`registerDocumentFiles`). */
export function documentAddress(id: number, lang: Locale, fileName: string): string {
  return `/dokumenty/${id}/${lang}/${encodeURIComponent(fileName)}`;
}
