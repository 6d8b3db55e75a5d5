import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { LotState } from "#contract/bids/lot-state.ts";

/** What an event has made the page ask for is there by then. */
const patienceMs = 1_500;

/**
 * Asks for the page once more where the lot is known to be over and the page was made before: the lot's state may have come
 * from the frame's answer or by asking, and neither brings what only the page has, such as the log of the auction.
 */
export function useEndedPage(page: LotState, lot: LotState): void {
  const { revalidate } = useRevalidator();
  const isBehind = lot.closedAt !== null && page.closedAt === null;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => void revalidate(), patienceMs);
    return () => clearTimeout(timer);
  }, [isBehind, revalidate]);
}
