import { useCallback } from "react";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import type { DraftSaver } from "./draft-saver.ts";
import { hasUnsaved } from "./draft-state.ts";

/** Whether leaving now would lose something that is not on the server yet. */
export function useWouldLose(saver: DraftSaver, isUploading: boolean): (to?: string) => boolean {
  const locale = useLocale();
  return useCallback(
    (to) => {
      const { id } = saver.store.get();
      const isItself = id !== null && to === pathTo("editListing", locale, { id });
      return !isItself && (hasUnsaved(saver.store.get()) || isUploading);
    },
    [saver, isUploading, locale],
  );
}
