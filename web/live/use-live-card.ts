import { useEffect, useRef, useState } from "react";
import type { LotEvent } from "#contract/bids/live.ts";
import type { ListingCard } from "#contract/listings/listings.ts";
import { followLot } from "./lot-feed.ts";

/** What of a card may change while one looks at it. */
const changing = ["status", "bidCount", "endsAt", "closedAt", "reserve", "buyNow", "price"] as const;

/**
 * The card with what has changed since the page was loaded: price, bids, end, state. A stream begins with the state of each
 * lot; where that is what the page came with, the card is not rendered anew.
 */
export function useLiveCard<Card extends ListingCard>(card: Card): Card {
  const [news, setNews] = useState<{ of: Card; now: Card } | null>(null);
  useEffect(() => {
    if (card.status !== "live") return;
    let shown = card;
    return followLot(card.id, (event) => {
      const now = withEvent(card, event);
      if (changing.every((field) => now[field] === shown[field])) return;
      shown = now;
      setNews({ of: card, now });
    });
  }, [card]);
  // The page has loaded newer data since.
  return news?.of === card ? news.now : card;
}

export function withEvent<Card extends ListingCard>(card: Card, event: LotEvent | null): Card {
  if (!event) return card;
  const { status, bidCount, endsAt, closedAt, reserve, buyNow } = event;
  const price = event.price ?? event.startPrice ?? card.price;
  return { ...card, status, bidCount, endsAt, closedAt, reserve, buyNow, price };
}

/**
 * The newest event of a card's lot since the card was loaded; null where it has ended or nothing has come. `onTurn` runs
 * when somebody else leads, or nobody can any more.
 */
export function useNewest(card: ListingCard, onTurn: () => void): LotEvent | null {
  const [newest, setNewest] = useState<{ of: ListingCard; event: LotEvent } | null>(null);
  const turn = useRef(onTurn);
  useEffect(() => {
    turn.current = onTurn;
  });
  useEffect(() => {
    if (card.status !== "live") return;
    let last: LotEvent | null = null;
    return followLot(card.id, (event) => {
      if (last && (last.leader !== event.leader || last.status !== event.status)) turn.current();
      last = event;
      setNewest({ of: card, event });
    });
  }, [card]);
  // The page has loaded newer data since.
  return newest?.of === card ? newest.event : null;
}
