import type { ListingCard } from "#contract/listings/listings.ts";
import { pragueDay } from "#web/format/dates.ts";

/** Cards in the order of their ends, cut into the days of Prague on which these lie. */
export function byDay(cards: readonly ListingCard[]): { day: string; cards: ListingCard[] }[] {
  const days = Map.groupBy(cards, ({ endsAt }) => (endsAt ? pragueDay(endsAt) : ""));
  return [...days].map(([day, ofDay]) => ({ day, cards: ofDay }));
}
