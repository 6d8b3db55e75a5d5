import type { Locale } from "#contract/locale.ts";

/** Path under which a document's file is fetched (`registerDocumentFiles`). */
export function documentAddress(id: number, lang: Locale, fileName: string): string {
  return `/dokumenty/${id}/${lang}/${encodeURIComponent(fileName)}`;
}
