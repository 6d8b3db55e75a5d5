/** State outside of React that a page reads with `useSyncExternalStore`; what is dispatched is there at once. */
export interface Store<State, Event> {
  get: () => State;
  dispatch: (event: Event) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<State, Event>(
  next: (state: State, event: Event) => State,
  initial: State,
): Store<State, Event> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch: (event) => {
      state = next(state, event);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
