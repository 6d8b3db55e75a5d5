import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { onMessage } from "#web/features/messages/message-feed.ts";
import { useSessionView } from "#web/session/visitor.tsx";

/**
 * Reads the page anew when a message comes: by the stream at once, while that is away when the counts have changed. That nobody is
 * signed in any more is no such change: the page stands still with what is being typed.
 */
export function useFreshMessages(): void {
  const { revalidate } = useRevalidator();
  const total = useSessionView()?.messageCounts.total ?? null;
  const known = useRef(total ?? 0);
  useEffect(() => onMessage(() => void revalidate()), [revalidate]);
  useEffect(() => {
    if (total === null || known.current === total) return;
    known.current = total;
    void revalidate();
  }, [total, revalidate]);
}
