import type { ListingFields, OwnListing } from "#contract/listings/own-listings.ts";
import type { FieldName } from "#web/pages/listing-form/form-values.ts";
import { createStore, type Store } from "#web/pages/listing-form/store.ts";
import { changesToSend, type DraftEvent, type DraftState, isBehind, nextDraft } from "./draft-state.ts";

export interface SaverPorts {
  create: (fields: Partial<ListingFields>) => Promise<OwnListing>;
  /** `version` is the one that was read: the server refuses to overwrite a later one. */
  update: (id: number, fields: Partial<ListingFields>, version: number) => Promise<OwnListing>;
  /** What another window has saved. */
  load: (id: number) => Promise<OwnListing>;
  onCreated: (id: number) => void;
  /** Sorts a failure: offline is tried again, refused is shown, overtaken is joined with this. Bugs are thrown on. */
  read: (
    error: unknown,
  ) =>
    | { kind: "offline" }
    | { kind: "overtaken" }
    | { kind: "refused"; errors: Record<string, string>; message: string };
}

export interface DraftSaver {
  store: Store<DraftState, DraftEvent>;
  /** Sends the unsaved changes, one call at a time; true when the server has everything then. */
  flush: () => Promise<boolean>;
  /** The draft's id, creating it where it does not exist yet; null when that failed. */
  ensureId: () => Promise<number | null>;
}

/** Keeps a draft on the server up to date with the form. Never two calls at once, so that an older one cannot win. */
export function createDraftSaver(initial: DraftState, ports: SaverPorts): DraftSaver {
  const store = createStore(nextDraft, initial);
  let flight: Promise<boolean> | null = null;

  const send = async (names: readonly FieldName[], fields: Partial<ListingFields>): Promise<boolean> => {
    const { id, version } = store.get();
    store.dispatch({ type: "sendStarted", names });
    try {
      const saved = id === null ? await ports.create(fields) : await ports.update(id, fields, version);
      store.dispatch({ type: "sent", listing: saved });
      if (id === null) ports.onCreated(saved.id);
      return true;
    } catch (error) {
      const failure = ports.read(error);
      if (failure.kind === "overtaken" && id !== null) return joinWithOther(id);
      if (failure.kind === "overtaken") throw error;
      if (failure.kind === "offline") store.dispatch({ type: "sendFailed" });
      else store.dispatch({ type: "sendRefused", errors: failure.errors, message: failure.message });
      return failure.kind === "refused";
    }
  };

  const joinWithOther = async (id: number): Promise<boolean> => {
    const listing = await ports.load(id).catch(() => null);
    store.dispatch(listing ? { type: "overtaken", listing } : { type: "sendFailed" });
    return listing !== null;
  };

  /** After a refusal the other fields are sent on; a lost connection ends the run. */
  const run = async (evenEmpty: boolean): Promise<boolean> => {
    if (evenEmpty && store.get().id === null && !changesToSend(store.get())) await send([], {});
    for (;;) {
      const fields = changesToSend(store.get());
      if (!fields) return !isBehind(store.get());
      if (!(await send(Object.keys(fields) as FieldName[], fields))) return false;
    }
  };

  const start = (evenEmpty: boolean): Promise<boolean> => {
    flight ??= run(evenEmpty).finally(() => {
      flight = null;
    });
    return flight;
  };

  return {
    store,
    flush: () => start(false),
    ensureId: async () => {
      if (store.get().id === null) await start(true);
      return store.get().id;
    },
  };
}
