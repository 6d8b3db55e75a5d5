import { useCallback } from "react";
import { useRevalidator } from "react-router";
import type { MyBidCard } from "#contract/bids/bids.ts";
import { useNewest, withEvent } from "#web/live/use-live-card.ts";

/** Rows that turn at once cost one look. */
const gatherMs = 500;
let gathering: ReturnType<typeof setTimeout> | undefined;

/** The card of an own bid, live. Public events name the leader by an alias, so a change of leader asks for the page again. */
export function useLiveBid(card: MyBidCard): MyBidCard {
  const { revalidate } = useRevalidator();
  const askSoon = useCallback(() => {
    clearTimeout(gathering);
    gathering = setTimeout(() => void revalidate(), gatherMs);
  }, [revalidate]);
  const event = useNewest(card, askSoon);
  const nextMinimum = card.nextMinimum === null || !event ? card.nextMinimum : event.nextMinimum;
  return { ...withEvent(card, event), nextMinimum };
}
