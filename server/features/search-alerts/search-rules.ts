import type { WatchedFilters } from "#contract/search-alerts/watched-searches.ts";

/** SF4: An instant search is told within a minute, then once in {instantPauseMs} at most; 6 finds are named, the others counted. */
export const instantPauseMs = 15 * 60_000;
/**
 * SF5: A daily search is told with the daily summary at 8:00 in Prague, also to who has no other news in it: what was found by 7:50.
 *
 * Ten minutes before the summary, so that they are part of it.
 */
const gatheredAt = { hour: 7, minute: 50 };
const zone = "Europe/Prague";

/** The filters in one form: what is empty is left out, lists are in order, the lower price is the first. */
export function plainFilters(filters: WatchedFilters): WatchedFilters {
  const { priceFrom, priceTo } = filters;
  const isTurned = priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo;
  const turned = isTurned ? { ...filters, priceFrom: priceTo, priceTo: priceFrom } : filters;
  const entries = Object.entries(turned)
    .map(([name, value]) => [name, Array.isArray(value) ? inOrder(value) : value] as const)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** SF2: The same filters in another order, and the same words in other letters' case, are one search. */
export function keyOf(filters: WatchedFilters): string {
  const { q, ...others } = plainFilters(filters);
  return JSON.stringify({ ...(q && { q: q.toLowerCase() }), ...others });
}

/** Until when finds belong to the last summary: the last 7:50 in Prague. */
export function lastGathering(now: Date): Date {
  const local = now.toTemporalInstant().toZonedDateTimeISO(zone);
  const today = local.with({ ...gatheredAt, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
  const last = Temporal.ZonedDateTime.compare(today, local) <= 0 ? today : today.subtract({ days: 1 });
  return new Date(last.epochMilliseconds);
}

function inOrder(values: readonly (string | number)[]) {
  const isBefore = (a: string | number, b: string | number) =>
    typeof a === "number" && typeof b === "number" ? a - b : String(a) < String(b) ? -1 : 1;
  return [...new Set(values)].toSorted(isBefore);
}
