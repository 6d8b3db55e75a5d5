import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Conversation } from "#contract/messages/messages.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { refreshSession } from "#web/session/session-store.ts";

/** Says that the newest messages have been read once they are on a screen that somebody looks at. */
export function useReading({ id, unread, messages }: Conversation, isEarlier: boolean): void {
  const { revalidate } = useRevalidator();
  const last = messages.at(-1)?.id;
  useEffect(() => {
    if (unread === 0 || last === undefined || isEarlier) return;
    const read = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", read);
      quietApi.messages
        .read({ params: { id }, body: { upTo: last } })
        .then(() => Promise.all([refreshSession(), revalidate()]))
        // Said again with the next visit.
        .catch((error: unknown) => console.warn("reading was not noted", error));
    };
    document.addEventListener("visibilitychange", read);
    read();
    return () => document.removeEventListener("visibilitychange", read);
  }, [id, unread, last, isEarlier, revalidate]);
}
