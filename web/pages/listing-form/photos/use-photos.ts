import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/media/media.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { uploadFile } from "#web/api/upload-file.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { createStore, type Store } from "#web/pages/listing-form/store.ts";
import { isUploading, uploadsToStart } from "./photo-progress.ts";
import { nextQueue, type PhotoEvent, startQueue } from "./photo-queue.ts";
import type { PhotoQueue } from "./photo-queue-state.ts";
import type { UploadTile } from "./photo-tiles.ts";
import { readUploadFailure } from "./read-upload-failure.ts";
import { usePictureOrder } from "./use-picture-order.ts";
import { usePreviews } from "./use-previews.ts";
import { useResume } from "./use-resume.ts";

let lastFile = 0;

export interface Photos {
  queue: PhotoQueue;
  /** Address of what a file shows; undefined where the browser cannot show what it can upload, as most do with HEIC. */
  previewOf: (key: string) => string | undefined;
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  /** Ends a pause of the uploads now. */
  resume: () => void;
  dismiss: (key: string) => void;
  /** Takes everything that failed off the list. */
  dismissAll: () => void;
  move: (key: string, to: number) => void;
  /** Takes a stored picture away; the failure's sentence, or null when it worked. */
  remove: (key: string) => Promise<string | null>;
  isBusy: boolean;
}

type ReadPictures = (id: number) => Promise<readonly Picture[]>;

/**
 * The pictures of a listing: uploads two at a time, waits for a lost connection, keeps their order on the server. `read` asks which
 * ones the server has: those of an own listing, unless the caller knows better.
 */
export function usePhotos(
  pictures: readonly Picture[],
  ensureId: () => Promise<number | null>,
  read: ReadPictures = readOwn,
): Photos {
  const { t } = useTranslation(["listingForm", "forms", "common"]);
  const [store] = useState(() => createStore(nextQueue, startQueue(pictures)));
  const queue = useSyncExternalStore(store.subscribe, store.get, store.get);
  const files = useRef(new Map<string, File>());
  const { previewOf, addPreview } = usePreviews();
  const uploads = useRef(new Map<string, AbortController>());

  const upload = useUpload(store, { ensureId, read }, { files: files.current, uploads: uploads.current });
  useEffect(() => {
    for (const key of uploadsToStart(queue)) void upload(key);
  }, [queue, upload]);
  useResume(queue.pause, store.dispatch);
  usePictureOrder(queue, store, ensureId, read);

  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const add = (added: readonly File[]) => {
    const entries = added.map((file) => ({ key: `file-${++lastFile}`, file }));
    for (const { key, file } of entries) {
      files.current.set(key, file);
      addPreview(key, file);
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
      await browserApi.ownListings.removePicture({ params: { id, pictureId: tile.picture.id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) return readFailure(error, [], t).message;
    }
    store.dispatch({ type: "dismissed", key });
    return null;
  };

  return {
    queue,
    previewOf,
    add,
    retry: (key) => store.dispatch({ type: "retried", key }),
    resume: () => store.dispatch({ type: "resumed", isFresh: true }),
    dismiss,
    dismissAll: () => store.dispatch({ type: "dismissedAll" }),
    move: (key, to) => store.dispatch({ type: "moved", key, to }),
    remove,
    isBusy: isUploading(queue),
  };
}

async function readOwn(id: number): Promise<readonly Picture[]> {
  return (await browserApi.ownListings.get({ params: { id } })).data.pictures;
}

/** Sends the file of one tile and tells the queue how that goes. */
function useUpload(
  store: Store<PhotoQueue, PhotoEvent>,
  { ensureId, read }: { ensureId: () => Promise<number | null>; read: ReadPictures },
  { files, uploads }: { files: ReadonlyMap<string, File>; uploads: Map<string, AbortController> },
): (key: string) => Promise<void> {
  const { t } = useTranslation(["listingForm", "forms", "common"]);
  return useCallback(
    async (key: string) => {
      const file = files.get(key);
      const tileOf = () =>
        store.get().tiles.find((each): each is UploadTile => each.key === key && each.state !== "stored");
      if (!file) return;
      const abort = new AbortController();
      uploads.set(key, abort);
      store.dispatch({ type: "started", key, at: Date.now() });
      try {
        const id = await ensureId();
        if (id === null) throw new TypeError("no draft");
        if (tileOf()?.isDoubtful) {
          store.dispatch({ type: "arrived", pictures: await read(id) });
        }
        // It was there already, or was removed meanwhile.
        if (!tileOf()) return;
        const progressed = (share: number) => store.dispatch({ type: "progressed", key, share });
        const picture = await uploadFile<Picture>(
          { path: `/api/me/advertisements/${id}/images` },
          file,
          progressed,
          abort.signal,
        );
        store.dispatch({ type: "uploaded", key, picture });
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
        const failure = readUploadFailure(error, tileOf()?.faults ?? 0, t);
        if (failure.kind === "failed") store.dispatch({ ...failure, type: "failed", key });
        else store.dispatch({ ...failure, type: "interrupted", key, at: Date.now() });
      } finally {
        uploads.delete(key);
      }
    },
    [store, ensureId, read, files, uploads, t],
  );
}
