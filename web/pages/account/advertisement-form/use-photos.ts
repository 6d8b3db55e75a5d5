import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/media.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { uploadPicture } from "#web/api/upload-picture.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { nextQueue, orderToSend, type PhotoQueue, startQueue, uploadsToStart } from "./photo-queue.ts";
import { createStore } from "./store.ts";

/** A pause after the last move before the order is told to the server. */
const orderPauseMs = 500;

let lastFile = 0;

export interface Photos {
  queue: PhotoQueue;
  /** Address of what a file shows, while the server's own pictures are not there. */
  previewOf: (key: string) => string | undefined;
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  dismiss: (key: string) => void;
  move: (key: string, to: number) => void;
  /** Takes a stored picture away; the failure's sentence, or null when it worked. */
  remove: (key: string) => Promise<string | null>;
  isBusy: boolean;
}

/** The pictures of a listing: uploads two at a time, keeps their order on the server. */
export function usePhotos(pictures: readonly Picture[], ensureId: () => Promise<number | null>): Photos {
  const { t } = useTranslation(["forms", "common"]);
  const [store] = useState(() => createStore(nextQueue, startQueue(pictures)));
  const queue = useSyncExternalStore(store.subscribe, store.get, store.get);
  const files = useRef(new Map<string, File>());
  const previews = useRef(new Map<string, string>());
  const uploads = useRef(new Map<string, AbortController>());
  const unsentOrder = useRef<(() => void) | null>(null);

  const upload = useCallback(
    async (key: string) => {
      const file = files.current.get(key);
      if (!file) return;
      const abort = new AbortController();
      uploads.current.set(key, abort);
      store.dispatch({ type: "started", key, at: Date.now() });
      try {
        const id = await ensureId();
        if (id === null) throw new TypeError("no draft");
        const progressed = (share: number) => store.dispatch({ type: "progressed", key, share });
        const picture = await uploadPicture(id, file, progressed, abort.signal);
        store.dispatch({ type: "uploaded", key, picture });
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
        store.dispatch({ type: "failed", key, message: readFailure(error, [], t).message ?? "" });
      } finally {
        uploads.current.delete(key);
      }
    },
    [store, ensureId, t],
  );

  useEffect(() => {
    for (const key of uploadsToStart(queue)) void upload(key);
  }, [queue, upload]);

  useEffect(() => {
    const ids = orderToSend(queue);
    const send = async (order: string[]) => {
      unsentOrder.current = null;
      const id = await ensureId();
      if (id === null) return;
      try {
        await browserApi.advertisements.orderPictures({ params: { id }, body: { ids: order } });
        store.dispatch({ type: "reordered", ids: order });
      } catch (error) {
        // The set changed elsewhere: show what the server has. Without a connection the next move tries again.
        if (!(error instanceof ApiError) && !(error instanceof TypeError)) throw error;
        if (error instanceof ApiError && error.status === 422) {
          const { data } = await browserApi.advertisements.get({ params: { id } });
          store.dispatch({ type: "loaded", pictures: data.pictures });
        }
      }
    };
    unsentOrder.current = ids && (() => void send(ids));
    const timer = setTimeout(() => unsentOrder.current?.(), orderPauseMs);
    return () => clearTimeout(timer);
  }, [queue, store, ensureId]);

  useEffect(() => {
    const [running, shown] = [uploads.current, previews.current];
    return () => {
      // Whoever goes on within the pause after a move has still moved it.
      unsentOrder.current?.();
      for (const abort of running.values()) abort.abort();
      for (const address of shown.values()) URL.revokeObjectURL(address);
      shown.clear();
    };
  }, []);

  const add = (added: readonly File[]) => {
    const entries = added.map((file) => ({ key: `file-${++lastFile}`, file }));
    for (const { key, file } of entries) {
      files.current.set(key, file);
      if (file.type.startsWith("image/")) previews.current.set(key, URL.createObjectURL(file));
    }
    store.dispatch({
      type: "added",
      files: entries.map(({ key, file }) => ({ key, name: file.name, size: file.size, mime: file.type })),
    });
  };

  const dismiss = (key: string) => {
    uploads.current.get(key)?.abort();
    store.dispatch({ type: "dismissed", key });
  };

  const remove = async (key: string) => {
    const tile = queue.tiles.find((each) => each.key === key);
    if (tile?.state !== "stored") return null;
    try {
      const id = await ensureId();
      if (id === null) throw new TypeError("no draft");
      await browserApi.advertisements.removePicture({ params: { id, pictureId: tile.picture.id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) return readFailure(error, [], t).message;
    }
    store.dispatch({ type: "dismissed", key });
    return null;
  };

  return {
    queue,
    previewOf: (key) => previews.current.get(key),
    add,
    retry: (key) => store.dispatch({ type: "retried", key }),
    dismiss,
    move: (key, to) => store.dispatch({ type: "moved", key, to }),
    remove,
    isBusy: queue.tiles.some(({ state }) => state === "uploading" || state === "waiting"),
  };
}
