import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { onMessage } from "#web/features/messages/message-feed.ts";
import { useFrame } from "#web/session/visitor.tsx";

/** Reads the page anew when a message comes: by the stream at once, while that is away when the counts have changed. */
export function useFreshMessages(): void {
  const { revalidate } = useRevalidator();
  const total = useFrame()?.messageCounts.total ?? 0;
  const known = useRef(total);
  useEffect(() => onMessage(() => void revalidate()), [revalidate]);
  useEffect(() => {
    if (known.current === total) return;
    known.current = total;
    void revalidate();
  }, [total, revalidate]);
}
