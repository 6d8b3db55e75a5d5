import type { WatchedFilters } from "#contract/search-alerts/watched-searches.ts";

/** The least time between two notices of an instant search, ms (rule SF4). */
export const instantPauseMs = 15 * 60_000;
/**
 * When the finds of daily searches are gathered (rule SF5). Ten minutes before the summary, so that they are part of
 * it.
 */
const gatheredAt = { hour: 7, minute: 50 };
const zone = "Europe/Prague";

/**
 * SF1: A person watches at most {maxWatchedSearches} searches, each with words (2 to {longestWatchedWords} characters, of
 * which 2 are letters or digits), facets, prices, categories or a seller; how listings stand (running, over, when they
 * end) is no part of it. Nobody watches themselves.
 *
 * The filters in one form: what is empty is left out, lists are in order, the lower price is the first.
 */
export function plainFilters(filters: WatchedFilters): WatchedFilters {
  const { priceFrom, priceTo } = filters;
  const isTurned = priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo;
  const turned = isTurned ? { ...filters, priceFrom: priceTo, priceTo: priceFrom } : filters;
  const entries = Object.entries(turned)
    .map(([name, value]) => [name, Array.isArray(value) ? inOrder(value) : value] as const)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0));
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What makes two searches one (rule SF2). */
export function keyOf(filters: WatchedFilters): string {
  const { q, ...others } = plainFilters(filters);
  return JSON.stringify({ ...(q && { q: q.toLowerCase() }), ...others });
}

/** Of categories of which one lies in another, the inner ones (rule SF3). */
export function innermostOf<T extends { readonly id: number; readonly path: readonly number[] }>(chosen: T[]): T[] {
  return chosen.filter(({ id }) => !chosen.some((other) => other.id !== id && other.path.includes(id)));
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
