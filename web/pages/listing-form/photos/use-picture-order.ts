import { useEffect, useRef } from "react";
import type { Picture } from "#contract/media/media.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import type { Store } from "#web/pages/listing-form/store.ts";
import { orderToSend } from "./photo-progress.ts";
import type { PhotoEvent } from "./photo-queue.ts";
import type { PhotoQueue } from "./photo-queue-state.ts";

/** A pause after the last move before the order is told to the server. */
const orderPauseMs = 500;

/** Keeps the order of the stored pictures on the server. */
export function usePictureOrder(
  queue: PhotoQueue,
  store: Store<PhotoQueue, PhotoEvent>,
  ensureId: () => Promise<number | null>,
  read: (id: number) => Promise<readonly Picture[]>,
): void {
  const unsent = useRef<(() => void) | null>(null);
  useEffect(() => {
    const ids = orderToSend(queue);
    const send = async (order: string[]) => {
      unsent.current = null;
      const id = await ensureId();
      if (id === null) return;
      try {
        await browserApi.ownListings.orderPictures({ params: { id }, body: { ids: order } });
        store.dispatch({ type: "reordered", ids: order });
      } catch (error) {
        // The set changed elsewhere: show what the server has. Without a connection the next move tries again.
        if (!(error instanceof ApiError) && !(error instanceof TypeError)) throw error;
        if (error instanceof ApiError && error.status === 422) {
          store.dispatch({ type: "loaded", pictures: await read(id) });
        }
      }
    };
    unsent.current = ids && (() => void send(ids));
    const timer = setTimeout(() => unsent.current?.(), orderPauseMs);
    return () => clearTimeout(timer);
  }, [queue, store, ensureId, read]);

  // A move counts even if the seller leaves within the pause after it.
  useEffect(() => () => unsent.current?.(), []);
}
