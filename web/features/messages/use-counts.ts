import { useSyncExternalStore } from "react";
import type { MessageCounts } from "#contract/messages/messages.ts";
import { useRootData } from "#web/site/root-data.ts";
import { countsNow, countsUnknown, subscribeToCounts } from "./counts-store.ts";

/** What is new for the visitor: as last asked for, before that as the page came; null for a guest. */
export function useMessageCounts(): MessageCounts | null {
  const { messageCounts } = useRootData();
  const counts = useSyncExternalStore(subscribeToCounts, countsNow, countsUnknown);
  return messageCounts && (counts?.messages ?? messageCounts);
}

/** How many listings the visitor has in all, drafts included; null for a guest. */
export function useOwnListingTotal(): number | null {
  const { ownListingTotal } = useRootData();
  const counts = useSyncExternalStore(subscribeToCounts, countsNow, countsUnknown);
  return ownListingTotal === null ? null : (counts?.ownListingTotal ?? ownListingTotal);
}
