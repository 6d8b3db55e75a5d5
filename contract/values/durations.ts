/** Spans of time in milliseconds. A day is 24 hours: days of the calendar in Prague are counted by `prague-day.ts`. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const weekMs = 7 * dayMs;
