/** What watching tells later features. */
export type WatchlistEvent = {
  /** About an hour is left of a lot that somebody watches who wants to know. */
  topic: "WatchedEndingSoon";
  /** `plannedEndsAt` (ISO 8601, UTC) is the end the reminder is for: one mail for each, whatever moves it later. */
  payload: { listingId: number; userId: number; plannedEndsAt: string };
};

export const watchedEndingSoon = (payload: WatchlistEvent["payload"]): WatchlistEvent => ({
  topic: "WatchedEndingSoon",
  payload,
});
