import { useSyncExternalStore } from "react";
import { watchersOf } from "./watch-state.ts";
import { changeWatching, subscribeToWatching, unknownState, watchState } from "./watch-store.ts";

/** Whether the visitor watches a listing, by how many it is watched (`shown` came with the page), and how to change it. */
export function useWatching(id: number, shown: number) {
  const state = useSyncExternalStore(subscribeToWatching, watchState, unknownState);
  const isWatched = state.ids.has(id);
  return {
    isWatched,
    watchers: watchersOf(state, id, shown),
    toggle: () => void changeWatching({ id, isWatched: !isWatched, shown }),
  };
}

/** How many listings the visitor watches; null until that is known. */
export function useWatchedTotal(): number | null {
  const { isLoaded, ids } = useSyncExternalStore(subscribeToWatching, watchState, unknownState);
  return isLoaded ? ids.size : null;
}
