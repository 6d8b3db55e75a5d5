import { type MouseEvent, useSyncExternalStore } from "react";
import { watchFormId } from "./watch-form.ts";
import { isWatchedIn, watchersOf } from "./watch-state.ts";
import { changeWatching, subscribeToWatching, unknownState, watchState } from "./watch-store.ts";

/** Whether the visitor watches a listing, by how many it is watched (`shown` came with the page), and what a button that changes it is made of. */
export function useWatching(id: number, shown: number) {
  // Of this listing alone: what is learnt of one must not render every heart of a list anew.
  const known = useSyncExternalStore(
    subscribeToWatching,
    () => isWatchedIn(watchState(), id),
    () => isWatchedIn(unknownState(), id),
  );
  const watchers = useSyncExternalStore(
    subscribeToWatching,
    () => watchersOf(watchState(), id, shown),
    () => shown,
  );
  const isWatched = known === true;
  return {
    isWatched,
    isKnown: known !== null,
    watchers,
    button: {
      // Until it is known what the visitor watches, what this tab remembers shows here (`showCached`).
      "data-heart": known === null ? id : undefined,
      type: "submit",
      form: watchFormId,
      "aria-pressed": isWatched,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        void changeWatching({ id, isWatched: !isWatched, shown });
      },
    } as const,
  };
}

/** How many listings the visitor watches; null until that is known. */
export function useWatchedTotal(): number | null {
  const { isLoaded, ids } = useSyncExternalStore(subscribeToWatching, watchState, unknownState);
  return isLoaded ? ids.size : null;
}
