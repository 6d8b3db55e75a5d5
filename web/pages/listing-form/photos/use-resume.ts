import { useEffect } from "react";
import type { PhotoEvent } from "./photo-queue.ts";
import type { Pause } from "./upload-pause.ts";

/** Ends a pause of the uploads when its time is over, and at once when the browser says that the connection is back. */
export function useResume(pause: Pause | null, dispatch: (event: PhotoEvent) => void): void {
  useEffect(() => {
    if (!pause) return;
    const { cause, retryAt } = pause;
    const timer =
      retryAt === null
        ? undefined
        : setTimeout(() => dispatch({ type: "resumed", isFresh: false }), Math.max(0, retryAt - Date.now()));
    // The wait that the server asked for is kept, connection or not.
    const onOnline = () => cause === "connection" && dispatch({ type: "resumed", isFresh: true });
    window.addEventListener("online", onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", onOnline);
    };
  }, [pause, dispatch]);
}
