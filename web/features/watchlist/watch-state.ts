/** What this browser knows of what its visitor watches. */
export interface WatchState {
  /** false until the list has been read: nothing is known to be watched, nothing known not to be. */
  readonly isLoaded: boolean;
  /** Names the list in changes; null: there is none yet. */
  readonly tempId: string | null;
  readonly ids: ReadonlySet<number>;
  /** Watchers of what was changed here, as long as the page shows what it showed then. */
  readonly counts: ReadonlyMap<number, { shown: number; now: number }>;
}

export const nothingKnown: WatchState = { isLoaded: false, tempId: null, ids: new Set(), counts: new Map() };

/** Whether a listing is watched; null: not known yet. */
export function isWatchedIn({ ids, isLoaded }: WatchState, id: number): boolean | null {
  if (ids.has(id)) return true;
  return isLoaded ? false : null;
}

/** The state with one listing watched or not; `shown` is the number of watchers that the page came with. */
export function withWatched(state: WatchState, id: number, isWatched: boolean, shown: number): WatchState {
  if (state.ids.has(id) === isWatched) return state;
  const ids = new Set(state.ids);
  if (isWatched) ids.add(id);
  else ids.delete(id);
  const before = watchersOf(state, id, shown);
  const now = Math.max(0, before + (isWatched ? 1 : -1));
  return { ...state, ids, counts: new Map(state.counts).set(id, { shown, now }) };
}

/**
 * Watchers of a listing as they are to be shown. A page that was loaded again shows another number than the one that
 * the change here was added to, and then that number holds.
 */
export function watchersOf({ counts }: WatchState, id: number, shown: number): number {
  const changed = counts.get(id);
  return changed && changed.shown === shown ? changed.now : shown;
}
